import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes } from '../../shared/api/envelopes.ts'
import { listMailings, recordMailing } from '../../shared/api/mailing.ts'
import {
  type DisputeResult,
  getPackets,
  listResults,
  requestPackets,
  startNextRound,
  uploadResults,
} from '../../shared/api/results.ts'
import type { CallReply } from '../lib/call-address.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf } from '../test-support/sample-envelopes.ts'
import { deliveredLetter, mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { noPostal } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/mailing?client=5'
const packets: CallReply<typeof getPackets> = {
  entries: [
    {
      bureau: 'Experian',
      itemId: 'a-1',
      creditor: 'MIDWAY RECOVERY',
      accountNumber: '88XX',
      isCollector: true,
    },
  ],
  asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
}
const result: DisputeResult = {
  id: 3,
  round: 1,
  bureau: 'Experian',
  source: 'results-letter',
  receivedOn: '2026-11-02',
  fileName: 'answer.pdf',
  problem: null,
  items: [
    {
      finding: 'f-late',
      title: 'A paid account still shows a balance',
      creditor: 'NORTHWIND BANK',
      outcome: 'changed_still_wrong',
      said: 'Updated: balance $300',
      meaning: 'The balance changed and is still not $0; round 2 disputes it again.',
    },
  ],
}
const calls = (over: Parameters<typeof mailLogOf>[0] = {}, results: DisputeResult[] = []) => [
  answerTo(listMailings, () => mailLogOf(over)),
  answerTo(listEnvelopes, () => envelopesOf()),
  answerTo(listResults, () => results),
  answerTo(getPackets, () => packets),
  noPostal,
]

describe('/account/mailing, letters and deadlines', () => {
  it('asks who has no right to sign in, on the same page', async () => {
    stubCalls(answerTo(listMailings, () => refusal(401, 'Please sign in.')))
    renderPage(address)
    expect(await screen.findByText('Sign in to open your mail log.')).toBeTruthy()
  })

  it('takes no mailing of a draft, and says what it waits for', async () => {
    stubCalls(...calls({ letters: [{ ...unsentLetter, undecided: 2 }] }))
    renderPage(address)
    expect(await screen.findByText(/2 items wait for your decision\./)).toBeTruthy()
    expect(screen.getByText('Draft')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^I mailed it/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Decide in your review' }).getAttribute('href')).toBe(
      '/account/review?client=5',
    )
  })

  it('says before the first mailing which letters of the round still wait for decisions', async () => {
    const other = { ...unsentLetter, documentId: 77, recipient: 'TransUnion', undecided: 1 }
    stubCalls(...calls({ letters: [unsentLetter, other] }))
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: /^I mailed it/ }))
    expect(screen.getByText(/^The letter to TransUnion still waits for decisions of yours/)).toBeTruthy()
  })

  it('says that there is nothing to mail yet', async () => {
    stubCalls(...calls())
    renderPage(address)
    expect(await screen.findByText('There is no letter to mail yet')).toBeTruthy()
    expect(
      screen.getByText('First enter when you mailed a letter. An answer can only come after that.'),
    ).toBeTruthy()
  })

  it('shows how far a letter is, with its proof, and how late the bureau is', async () => {
    stubCalls(...calls({ letters: [deliveredLetter] }))
    renderPage(address)
    const row = within(await screen.findByRole('article', { name: 'Letter to Experian' }))
    expect(row.getByText('Certified mail 9407 1000 0000 0000 0000 01')).toBeTruthy()
    const proof = row.getByRole('link', { name: 'Open the proof: Mailed, Letter to Experian' })
    expect(proof.getAttribute('href')).toBe('/api/clients/5/mailings/1/evidence')
    expect(row.getByText('no proof')).toBeTruthy()
    expect(row.getByText('6 days late')).toBeTruthy()
    await userEvent.click(
      row.getByRole('button', { name: 'Correct a step or add its proof: Letter to Experian' }),
    )
    expect(document.activeElement).toBe(row.getByLabelText(/^I handed it over/))
    await userEvent.click(row.getByLabelText(/^It was delivered/))
    expect(row.getByLabelText<HTMLInputElement>('What day was it?').value).toBe('2026-09-30')
    await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.textContent).toBe('Letter to Experian')
  })

  it('refuses an entry without a day before it is sent, and warns that the letters become final', async () => {
    stubCalls(...calls({ letters: [unsentLetter] }))
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'I mailed it: Letter to Experian' }))
    const form = within(screen.getByRole('form', { name: 'Letter to Experian' }))
    expect(form.getByText(/the letters for this round are final/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Save this step' }))
    const link = form.getByRole('link', { name: 'Please enter the day' })
    expect(document.activeElement?.contains(link)).toBe(true)
    await userEvent.click(link)
    expect(document.activeElement).toBe(form.getByLabelText('What day was it?'))
  })

  it('sends what was entered with its proof, shows the new state and gives the focus back', async () => {
    const sent: FormData[] = []
    const saved = { ...unsentLetter, state: 'handed_over' as const }
    let entered = false
    stubCalls(
      answerTo(recordMailing, ({ body }) => {
        sent.push(body as FormData)
        entered = true
        return saved
      }),
      noPostal,
      answerTo(listMailings, () => mailLogOf({ letters: [entered ? saved : unsentLetter] })),
      ...calls(),
    )
    stubUploads()
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'I mailed it: Letter to Experian' }))
    const form = within(screen.getByRole('form', { name: 'Letter to Experian' }))
    await userEvent.type(form.getByLabelText('What day was it?'), '2026-11-20')
    await userEvent.type(form.getByLabelText(/^Certified mail number/), '7019 0140 0000 1234 5678')
    const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })
    await userEvent.upload(form.getByLabelText('Photo of the proof (optional)'), receipt)
    await userEvent.click(form.getByRole('button', { name: 'Save this step' }))
    expect(await screen.findByText('Saved: Letter to Experian')).toBeTruthy()
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      documentId: '9',
      state: 'handed_over',
      day: '2026-11-20',
      certifiedNumber: '7019 0140 0000 1234 5678',
      evidence: receipt,
    })
    expect(screen.getByRole('button', { name: 'Enter the next step: Letter to Experian' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Letter to Experian')
  })

  it('keeps everything that was entered when the server refuses it, and says why at the field', async () => {
    const sentence = 'The letter was made on 2026-11-20, so it cannot have been mailed before.'
    stubCalls(
      answerTo(recordMailing, () => ({
        status: 400,
        body: { error: sentence, code: 'invalid_input', fields: { day: sentence } },
      })),
      ...calls({ letters: [unsentLetter] }),
    )
    stubUploads()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'I mailed it: Letter to Experian' }))
    const form = within(screen.getByRole('form', { name: 'Letter to Experian' }))
    await userEvent.type(form.getByLabelText('What day was it?'), '2026-11-02')
    await userEvent.click(form.getByRole('button', { name: 'Save this step' }))
    expect(await form.findByRole('link', { name: sentence })).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>('What day was it?').value).toBe('2026-11-02')
  })

  it('refuses a proof that is neither a picture nor a PDF', async () => {
    stubCalls(...calls({ letters: [unsentLetter] }))
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'I mailed it: Letter to Experian' }))
    const form = within(screen.getByRole('form', { name: 'Letter to Experian' }))
    const wrong = new File(['hello'], 'receipt.png', { type: 'image/png' })
    await userEvent.upload(form.getByLabelText('Photo of the proof (optional)'), wrong)
    expect(
      (await form.findAllByText('The selected file must be a JPG, a PNG or a PDF')).length,
    ).toBeGreaterThan(0)
  })
})

describe('/account/mailing, answers and the next round', () => {
  it('shows what became of each item, what the bureau prints and what it means', async () => {
    stubCalls(...calls({ letters: [deliveredLetter] }, [result]))
    renderPage(address)
    const card = within(await screen.findByRole('article', { name: 'Experian, round 1' }))
    expect(card.getByText('Changed, still wrong')).toBeTruthy()
    expect(card.getByText('Updated: balance $300').tagName).toBe('MARK')
    expect(card.getByText(/round 2 disputes it again/)).toBeTruthy()
  })

  it('offers an upload only for bureaus that were written to, and checks it first', async () => {
    stubCalls(
      ...calls({ letters: [deliveredLetter, { ...unsentLetter, documentId: 10, recipient: 'Equifax' }] }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const form = within(screen.getByRole('form', { name: 'Upload an answer' }))
    expect(form.getByLabelText('Experian')).toBeTruthy()
    expect(form.queryByLabelText('Equifax')).toBeNull()
    // The only one that can answer is chosen already.
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Experian' }).checked).toBe(true)
    await userEvent.click(form.getByRole('button', { name: 'Upload this answer' }))
    for (const sentence of ['Please enter the day on which it came', 'Please choose the file of the answer'])
      expect(form.getByRole('link', { name: sentence })).toBeTruthy()
  })

  it('uploads an answer and shows at once what became of each item', async () => {
    const kept: DisputeResult[] = []
    stubCalls(
      answerTo(uploadResults, () => {
        kept.push(result)
        return result
      }),
      answerTo(listEnvelopes, () => envelopesOf()),
      answerTo(listResults, () => kept),
      ...calls({ letters: [deliveredLetter] }),
    )
    stubUploads()
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const form = within(screen.getByRole('form', { name: 'Upload an answer' }))
    await userEvent.click(form.getByLabelText('Experian'))
    await userEvent.type(form.getByLabelText('On which day did it come?'), '2026-11-20')
    await userEvent.upload(form.getByLabelText('The answer'), new File(['%PDF-1.7'], 'answer.pdf'))
    await userEvent.click(form.getByRole('button', { name: 'Upload this answer' }))
    expect(await screen.findByRole('article', { name: 'Experian, round 1' })).toBeTruthy()
    expect(screen.getByText('The answer of Experian is here')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('What the bureaus answered')
  })

  it('says what the next round waits for', async () => {
    const reason = 'Experian has until November 14, 2026 to answer.'
    stubCalls(...calls({ letters: [deliveredLetter], nextRoundReason: reason }))
    renderPage(address)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Prepare round/ })).toBeNull()
  })

  it('leads to the larger package where what was paid holds no further round', async () => {
    const nextRoundUpgrade = { name: 'ARMOR Premium', address: '/checkout?tier=premium&amount=1250' }
    const nextRoundReason = 'Your package holds 2 rounds, and both are used.'
    stubCalls(...calls({ letters: [deliveredLetter], nextRoundReason, nextRoundUpgrade }))
    renderPage(address)
    const way = await screen.findByRole('link', {
      name: 'Go on with ARMOR Premium: you pay only the difference',
    })
    expect(way.getAttribute('href')).toBe(nextRoundUpgrade.address)
  })

  it('prepares the next round once', async () => {
    let started = 0
    stubCalls(
      answerTo(startNextRound, () => {
        started += 1
        return { jobId: 'job-2', round: 2 }
      }),
      ...calls({ letters: [deliveredLetter], nextRound: 2 }),
    )
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare round 2' }))
    expect(await screen.findByText('Round 2 is being prepared')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Prepare round 2' })).toBeNull()
    expect(started).toBe(1)
  })
})

describe('/account/mailing, further letters', () => {
  it('writes no identity theft letter without entries and the statement', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(requestPackets, ({ body }) => {
        sent.push(body)
        return { requestedAt: '2026-11-20T14:00:00.000Z' }
      }),
      ...calls(),
    )
    renderPage(address)
    await userEvent.click(await screen.findByLabelText('Some of these entries come from identity theft'))
    expect(screen.getByText(/Filing a false report is a crime/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for these letters' }))
    expect(
      screen.getByRole('link', { name: 'Please choose at least one entry that is not yours' }),
    ).toBeTruthy()
    expect(sent).toEqual([])
    const theft = within(screen.getByRole('group', { name: 'Which entries are not yours?' }))
    await userEvent.click(theft.getByLabelText('MIDWAY RECOVERY, 88XX (Experian)'))
    await userEvent.click(screen.getByLabelText(/^I state that I did not make these transactions/))
    await userEvent.click(screen.getByRole('button', { name: 'Ask for these letters' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      collectorValidation: [],
      identityTheft: {
        items: [{ bureau: 'Experian', itemId: 'a-1' }],
        reportNumber: null,
        statesNotMine: true,
      },
      securityFreeze: false,
    })
    expect(await screen.findByText(/^Saved .* The letters appear among your documents\.$/)).toBeTruthy()
  })

  it('offers the calendar and the case file', async () => {
    stubCalls(...calls())
    renderPage(address)
    const calendar = await screen.findByRole('link', { name: 'Download the calendar' })
    expect(calendar.getAttribute('href')).toBe('/api/clients/5/calendar.ics')
    expect(screen.getByRole('link', { name: 'Download the case file' }).getAttribute('href')).toBe(
      '/api/clients/5/case-file',
    )
  })
})
