import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes } from '../../shared/api/envelopes.ts'
import { listMailings, recordMailing } from '../../shared/api/mailing.ts'
import { getPackets, listResults, requestPackets } from '../../shared/api/results.ts'
import type { CallReply } from '../lib/call-address.ts'
import { enter } from '../test-support/enter-text.ts'
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
const calls = (over: Parameters<typeof mailLogOf>[0] = {}) => [
  answerTo(listMailings, () => mailLogOf(over)),
  answerTo(listEnvelopes, () => envelopesOf()),
  answerTo(listResults, () => []),
  answerTo(getPackets, () => packets),
  noPostal,
]

describe('/account/mailing, letters and deadlines', () => {
  it('folds on a phone what is rarely asked for, under its title', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query.includes('max-width: 39.99rem') }),
    )
    stubCalls(...calls())
    renderPage(address)
    const title = await screen.findByRole('heading', { name: 'Other letters' })
    const folded = title.closest('details')
    expect(folded?.open).toBe(false)
    await userEvent.click(title)
    expect(folded?.open).toBe(true)
    expect(await screen.findByText(/MIDWAY RECOVERY/)).toBeTruthy()
    const letters = screen.getByRole('heading', { name: 'Letters and deadlines' })
    expect(letters.closest('details')).toBeNull()
  })

  it('folds on a phone a letter that was delivered in a round before, and no other', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query.includes('max-width: 39.99rem') }),
    )
    stubCalls(...calls({ letters: [deliveredLetter, { ...unsentLetter, documentId: 77, round: 2 }] }))
    renderPage(address)
    const rest = await screen.findAllByText('Steps, deadlines and packet')
    expect(rest).toHaveLength(1)
    const folded = rest[0]?.closest('details')
    expect(folded?.open).toBe(false)
    expect(folded?.closest('article')?.textContent).toContain('Delivered')
    expect(folded?.querySelector('ol')?.getAttribute('aria-label')).toBe('Steps of this letter')
  })

  it('folds on a phone what only a mailing begins: steps, deadlines and answers', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query.includes('max-width: 39.99rem') }),
    )
    stubCalls(...calls({ letters: [unsentLetter] }))
    renderPage(address)
    const ahead = (await screen.findByText('Steps and deadlines')).closest('details')
    expect(ahead?.open).toBe(false)
    expect(ahead?.querySelector('ol')?.getAttribute('aria-label')).toBe('Steps of this letter')
    expect(screen.getByRole('button', { name: /^I mailed it/ }).closest('details')).toBeNull()
    const answers = screen.getByRole('heading', { name: 'What the bureaus answered' })
    expect(answers.closest('details')?.open).toBe(false)
  })

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
    enter(form.getByLabelText('What day was it?'), '2026-11-20')
    enter(form.getByLabelText(/^Certified mail number/), '7019 0140 0000 1234 5678')
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
    enter(form.getByLabelText('What day was it?'), '2026-11-02')
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
