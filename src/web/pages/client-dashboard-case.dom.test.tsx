import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listDocuments, sendSupportMessage, triggerProcessing } from '../../shared/api/portal.ts'
import { listUploadedReports, type UploadedReport } from '../../shared/api/reports.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { letter, portalOf, refusal, wholePortal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const region = (name: string) => screen.findByRole('region', { name })

describe('/client-dashboard, letters', () => {
  it('says of each whether it may be signed, and leads from a draft to the review', async () => {
    const draft = {
      ...letter,
      id: 12,
      documentType: 'equifax_dispute_letter',
      undecided: 3,
      readyToSign: false,
    }
    const note = {
      ...letter,
      id: 13,
      documentType: 'transunion_dispute_letter',
      fileName: 'transunion-no-letter-round-1.pdf',
      readyToSign: false,
    }
    stubCalls(
      answerTo(listDocuments, () => [letter, draft, note]),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Document portal'))
    expect(await card.findAllByText('Ready to sign')).toHaveLength(1)
    const place = card.getByText(/^A note in place of a letter/).closest('li')
    expect(place?.textContent).toContain('TransUnion Dispute Letter')
    expect(card.getByText('Draft, not ready to sign.').parentElement?.textContent).toContain(
      '3 items wait for your decision.',
    )
    expect(card.getByRole('link', { name: 'Decide in your review' }).getAttribute('href')).toBe(
      '/account/review?client=5',
    )
  })
})

describe('/client-dashboard, uploaded reports', () => {
  it('leads to the pages of a report of which something was not understood', async () => {
    const uploaded: UploadedReport = {
      bureau: 'experian',
      fileName: 'experian.pdf',
      bytes: 1000,
      pages: 4,
      uploadedAt: '2026-11-20T00:00:00Z',
      recognition: { bureau: 'experian', reportDate: '2026-11-01', accounts: 11, problem: null },
      owner: null,
      unreadOf: 5,
    }
    stubCalls(
      answerTo(listUploadedReports, () => [uploaded]),
      ...portalOf({ client: { experianReportFile: 'experian.pdf' } }),
    )
    renderPage('/client-dashboard?client=5')
    const link = await screen.findByRole('link', { name: 'Help us read it (Experian)' })
    expect(link.getAttribute('href')).toBe('/account/reports/experian?client=5')
  })
})

describe('/client-dashboard, processing', () => {
  it('starts for a paid client, names the job, and loads client and documents again', async () => {
    const asked: string[] = []
    stubCalls(
      answerTo(triggerProcessing, () => ({ jobId: 'job-7' })),
      answerTo(listDocuments, () => {
        asked.push('documents')
        return []
      }),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    await userEvent.click(await screen.findByRole('button', { name: 'Start Processing' }))
    expect((await screen.findAllByText('ARMOR Processing Started')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Job job-7 is running.').length).toBeGreaterThan(0)
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('shows the sentence of a refused start on the page, too', async () => {
    const sentence = 'The payment for this case has not settled yet, so processing cannot start.'
    stubCalls(
      answerTo(triggerProcessing, () => refusal(402, sentence)),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    await userEvent.click(await screen.findByRole('button', { name: 'Start Processing' }))
    const card = within(await region('Processing status'))
    expect(await card.findByText(sentence)).toBeTruthy()
    expect(card.getByText('Error Starting ARMOR')).toBeTruthy()
  })

  it('says that nothing is paid, and pays for this very case', async () => {
    stubCalls(...portalOf({ client: { paymentStatus: 'pending' } }))
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByText('Nothing is paid for this case yet')).toBeTruthy()
    expect(await screen.findByText('No documents yet')).toBeTruthy()
    await wholePortal()
    expect(screen.queryByText('Documents Being Generated')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Start Processing' })).toBeNull()
    expect(screen.queryByText('Your payment is being confirmed')).toBeNull()
    const link = screen.getByRole('link', { name: 'Pay $2,500 for ARMOR Elite' })
    expect(link.getAttribute('href')).toBe('/checkout?tier=elite&amount=2500&client=5')
  })

  it('starts nothing for a round that was sent before the case came here, on a day that is to be entered', async () => {
    stubCalls(...portalOf({ client: { status: 'round1_sent' } }))
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByText('We are entering the day on which round 1 was mailed')).toBeTruthy()
    await wholePortal()
    expect(screen.queryByRole('button', { name: 'Start Processing' })).toBeNull()
  })

  it('says that a payment is being confirmed only while one is', async () => {
    stubCalls(...portalOf({ client: { paymentStatus: 'pending', paymentUnderWay: true } }))
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy()
    await wholePortal()
    expect(screen.queryByRole('link', { name: /^Pay \$/ })).toBeNull()
  })

  it('has no start button for a tester, but a retry for everyone after an error', async () => {
    stubCalls(...portalOf({ client: { clientType: 'tester' } }))
    const waiting = renderPage('/client-dashboard?client=5')
    await screen.findByText('Processing has not started yet.')
    await wholePortal()
    expect(screen.queryByRole('button', { name: 'Start Processing' })).toBeNull()
    waiting.unmount()

    stubCalls(
      ...portalOf({
        client: { clientType: 'tester' },
        status: {
          status: 'error',
          error: 'No report could be used.',
          notes: ['No Equifax report was uploaded.'],
        },
      }),
    )
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByRole('button', { name: 'Retry Processing' })).toBeTruthy()
    expect(screen.getByText('No report could be used.')).toBeTruthy()
    expect(screen.getByText('No Equifax report was uploaded.')).toBeTruthy()
  })

  it('names the stage that runs', async () => {
    stubCalls(...portalOf({ status: { status: 'processing', stage: 'delivery', progress: 80 } }))
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Processing status'))
    expect((await card.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(
      '80%, Uploading to secure storage',
    )
  })
})

describe('/client-dashboard, documents', () => {
  it('shows each document with its name, facts and address, an unknown type as it is', async () => {
    const odd = { ...letter, id: 10, documentType: 'round_two_note', fileUrl: '/api/documents/10/download' }
    stubCalls(
      ...portalOf({
        client: { experianDisputeLetterUrl: '/api/documents/9/download' },
        status: { status: 'completed', progress: 100 },
        documents: [letter, odd],
      }),
    )
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Document portal'))
    expect(await card.findByText('2 files')).toBeTruthy()
    expect(card.getByText('round_two_note')).toBeTruthy()
    expect(card.getAllByText(/3 pages · 120 KB · .* · downloaded 2 times/)).toHaveLength(2)
    const open = card.getByRole('link', { name: 'Open Document: Experian Dispute Letter, Round 1' })
    expect(open.getAttribute('href')).toBe('/api/documents/9/download')
    expect(card.getByRole('link', { name: 'Experian Dispute Letter' })).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Mail Tracking Log' })).toBeNull()
  })

  it('shows a phone the documents of the newest round, and of the earlier ones by their name', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query.includes('max-width: 39.99rem') }),
    )
    const second = { ...letter, id: 19, round: 2 }
    stubCalls(...portalOf({ documents: [letter, second] }))
    renderPage('/client-dashboard?client=5')
    const earlier = (await screen.findByText('Round 1 · 1 file')).closest('details')
    expect(earlier?.open).toBe(false)
    expect(earlier?.querySelector('a[href="/api/documents/9/download"]')).toBeTruthy()
    const now = screen.getByRole('link', { name: 'Open Document: Experian Dispute Letter, Round 2' })
    expect(now.closest('details')).toBeNull()
    const timeline = (await screen.findByText('Dispute timeline')).closest('details')
    expect(timeline?.open).toBe(false)
    await userEvent.click(screen.getByText('Dispute timeline'))
    expect(timeline?.open).toBe(true)
  })

  it('offers a download only of reports that exist, and says when it fails', async () => {
    stubCalls(...portalOf())
    renderPage('/client-dashboard?client=5')
    const button = await screen.findByRole('button', { name: 'Download Experian report' })
    expect(screen.queryByRole('button', { name: 'Download Equifax report' })).toBeNull()
    expect(await screen.findByText('Documents Being Generated')).toBeTruthy()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(button)
    expect((await screen.findAllByText('Download Failed')).length).toBeGreaterThan(0)
    expect(screen.getByText('Unable to download the report. Please try again.')).toBeTruthy()
    expect(warned).toHaveBeenCalled()
  })

  it('says what is missing or was refused, and what to do', async () => {
    stubCalls(...portalOf())
    renderPage('/client-dashboard?client=5')
    const card = within(await region('Missing files'))
    expect(card.getByText('Not accepted: The file is empty.')).toBeTruthy()
    expect(
      card.getByText('Add it under “Your papers”, and enclose a copy when you mail your letters.'),
    ).toBeTruthy()
    expect(card.getByRole('link', { name: 'Upload reports' }).getAttribute('href')).toBe('/upload?client=5')
  })
})

describe('/client-dashboard, contact support', () => {
  it('keeps the text after a failure, sends it again under the same key, and confirms it', async () => {
    const sent: { message: string; attemptKey: string }[] = []
    const answers = [
      () => refusal(503, 'The server is being restarted.'),
      () => ({ id: 1, createdAt: '2026-11-20T10:00:00.000Z' }),
    ]
    stubCalls(
      answerTo(sendSupportMessage, ({ body }) => {
        sent.push(body as { message: string; attemptKey: string })
        return answers[sent.length - 1]?.() ?? refusal(500, 'asked too often')
      }),
      ...portalOf(),
    )
    renderPage('/client-dashboard?client=5')
    await userEvent.click(await screen.findByRole('button', { name: 'Contact Support' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(dialog.getByRole('link', { name: 'Please write your message' })).toBeTruthy()
    expect(sent).toEqual([])

    const field = dialog.getByLabelText<HTMLTextAreaElement>('Your message')
    enter(field, 'Equifax wrote back.')
    expect(dialog.queryByRole('link', { name: 'Please write your message' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText('The server is being restarted.')).toBeTruthy()
    expect(field.value).toBe('Equifax wrote back.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText('Message sent')).toBeTruthy()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})
