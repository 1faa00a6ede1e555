import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listEnvelopes } from '../../shared/api/envelopes.ts'
import {
  type LetterEntry,
  listMailings,
  type MailedLetter,
  recordLetterEvent,
  withdrawLetterEvent,
} from '../../shared/api/mailing.ts'
import { getPackets, listResults } from '../../shared/api/results.ts'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf } from '../test-support/sample-envelopes.ts'
import { deliveredLetter, lateClock, mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { noPostal } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/mailing?client=5'
const calls = (over: Parameters<typeof mailLogOf>[0] = {}) => [
  answerTo(listMailings, () => mailLogOf(over)),
  noPostal,
  answerTo(listEnvelopes, () => envelopesOf()),
  answerTo(listResults, () => []),
  answerTo(getPackets, () => ({
    entries: [],
    asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
  })),
]

describe('/account/mailing, what happens to a letter', () => {
  const furnisherLetter: MailedLetter = {
    ...deliveredLetter,
    documentId: 12,
    documentType: 'furnisher_dispute_letter_1',
    recipient: 'ALDER BANK',
    clocks: [],
  }
  const answer: LetterEntry = {
    id: 7,
    kind: 'answered',
    day: '2026-10-28',
    printedDay: '2026-10-20',
    evidenceUrl: '/api/clients/5/letter-events/7/evidence',
    recordedAt: '2026-10-29T15:00:00.000Z',
    state: 'stands',
  }
  const title = 'Furnisher Dispute Letter to ALDER BANK'

  it('offers at each letter what its recipient can do, and the collector’s notice before the mailing', async () => {
    const collector = {
      ...unsentLetter,
      documentId: 13,
      documentType: 'collector_validation_request_1',
      recipient: 'MIDWAY RECOVERY',
    }
    const unsentTo = {
      ...unsentLetter,
      documentId: 10,
      documentType: 'equifax_dispute_letter',
      recipient: 'Equifax',
    }
    stubCalls(...calls({ letters: [deliveredLetter, unsentTo, furnisherLetter, collector] }))
    renderPage(address)
    await screen.findByRole('button', { name: `They answered: ${title}` })
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
    expect(names.filter((name) => /^I sent them more information: /.test(name))).toHaveLength(2)
    expect(names.filter((name) => /^They wrote that a deleted item is back: /.test(name))).toHaveLength(1)
    expect(names.filter((name) => /^Enter when its first notice came: .*MIDWAY/.test(name))).toHaveLength(1)
  })

  it('sends an answer with its two days and its photo, and refuses it without them first', async () => {
    const sent: FormData[] = []
    stubCalls(
      answerTo(recordLetterEvent, ({ body }) => {
        sent.push(body as FormData)
        return { ...furnisherLetter, events: [answer] }
      }),
      ...calls({ letters: [furnisherLetter] }),
    )
    stubUploads()
    renderPage(address)
    await userEvent.click(await screen.findByRole('button', { name: `They answered: ${title}` }))
    const form = within(screen.getByRole('form', { name: `They answered: ${title}` }))
    const day = form.getByLabelText('On which day did the answer come?')
    expect(document.activeElement).toBe(day)
    await userEvent.click(form.getByRole('button', { name: 'Save this entry' }))
    for (const sentence of [
      'Please enter the day',
      'Please add the photo or PDF: only a day with its proof counts here',
    ])
      expect(form.getByRole('link', { name: sentence })).toBeTruthy()
    enter(day, '2026-10-28')
    enter(form.getByLabelText(/^What is the date of the answer\?/), '2026-10-29')
    expect(form.getByRole('link', { name: /cannot be dated after the day/ })).toBeTruthy()
    await userEvent.clear(form.getByLabelText(/^What is the date of the answer\?/))
    enter(form.getByLabelText(/^What is the date of the answer\?/), '2026-10-20')
    const photo = new File(['%PDF-1.7'], 'answer.pdf', { type: 'application/pdf' })
    await userEvent.upload(form.getByLabelText('Photo of the answer'), photo)
    await userEvent.click(form.getByRole('button', { name: 'Save this entry' }))
    expect(await screen.findByText(`Saved: ${title}`)).toBeTruthy()
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      documentId: '12',
      kind: 'answered',
      day: '2026-10-28',
      printedDay: '2026-10-20',
      evidence: photo,
    })
    expect(document.activeElement?.textContent).toBe(title)
  })

  it('shows what stands with its proof, corrects it, takes it back, and keeps what was', async () => {
    const taken: string[] = []
    const withdrawn: LetterEntry = { ...answer, state: 'withdrawn' }
    stubCalls(
      answerTo(withdrawLetterEvent, ({ address: at }) => {
        taken.push(at)
        return { ...furnisherLetter, events: [withdrawn] }
      }),
      noPostal,
      answerTo(listMailings, () =>
        mailLogOf({ letters: [{ ...furnisherLetter, events: [taken.length > 0 ? withdrawn : answer] }] }),
      ),
      ...calls(),
    )
    renderPage(address)
    const row = within(await screen.findByRole('article', { name: title }))
    expect(row.getByText(/^They answered, October 28, 2026, dated October 20, 2026$/)).toBeTruthy()
    const proof = row.getByRole('link', { name: 'Open the proof: They answered, October 28, 2026' })
    expect(proof.getAttribute('href')).toBe('/api/clients/5/letter-events/7/evidence')
    expect(row.queryByRole('button', { name: `They answered: ${title}` })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Correct: They answered, October 28, 2026' }))
    expect(row.getByLabelText<HTMLInputElement>('On which day did the answer come?').value).toBe('2026-10-28')
    expect(row.getByLabelText('Photo of the answer (optional)')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'This was a mistake: remove it' }))
    expect(await row.findByText('1 earlier entry')).toBeTruthy()
    expect(taken).toEqual(['/api/clients/5/letter-events/7/withdrawal'])
    expect(row.getByText(/\(taken back\)/)).toBeTruthy()
  })

  it('says what each deadline waits for, and by how much one was missed', async () => {
    const waiting = (key: string, clockTitle: Sentence) => ({
      ...lateClock,
      key,
      title: clockTitle,
      source: 'CFPB complaint process',
      from: null,
      due: null,
      state: 'waiting' as const,
      daysLate: 0,
    })
    const complaint: MailedLetter = {
      ...deliveredLetter,
      documentType: 'complaint_letter',
      recipient: 'the CFPB',
      clocks: [
        waiting('cfpb_response', says('clock.complaint')),
        waiting('cfpb_feedback', says('clock.feedback')),
        {
          ...waiting('cfpb_final', says('clock.complaintFinal')),
          from: '2026-08-01',
          due: '2026-09-30',
          state: 'met',
          daysLate: 3,
        },
      ],
    }
    stubCalls(...calls({ letters: [complaint] }))
    renderPage(address)
    expect(await screen.findByText('Done 3 days after the last day')).toBeTruthy()
    const folded = (title: RegExp) => {
      const fold = screen.getByText(title).closest('details')
      expect(fold?.open, 'one line before it is asked for').toBe(false)
      return [fold?.querySelector('summary')?.textContent, fold?.querySelector('li')?.textContent]
    }
    expect(folded(/^Starts when you prove the delivery/)).toEqual([
      'Starts when you prove the delivery: 1 deadline',
      expect.stringMatching(/^The company answers the complaint \(CFPB/),
    ])
    expect(folded(/^Once you have entered the answer/)).toEqual([
      'Once you have entered the answer: 1 deadline',
      expect.stringMatching(/^Your 60 days to comment/),
    ])
  })
})
