import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listMailings, logEarlierLetter, type MailedLetter } from '../../shared/api/mailing.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, caseRecord } from '../test-support/sample-case.ts'
import { mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const nameless = 'Enter the company to which the letter went.'
const proof = new File(['%PDF-1.7'], 'green-card.pdf', { type: 'application/pdf' })
const step = (state: 'handed_over' | 'delivered', day: string, isProved: boolean) => ({
  ...{ state, day, recordedAt: '' },
  evidenceUrl: isProved ? '/api/clients/5/mailings/1/evidence' : null,
})

it('logs a letter from before, says whether its deadlines run, and keeps what was typed while it is refused', async () => {
  let log: MailedLetter[] = []
  const sent: Record<string, unknown>[] = []
  stubCalls(
    answerTo(listMailings, () => mailLogOf({ letters: log })),
    answerTo(logEarlierLetter, ({ body }) => {
      const fields = Object.fromEntries(body as FormData)
      sent.push(fields)
      if (sent.length === 1)
        return {
          status: 400,
          body: { error: nameless, code: 'invalid_input', fields: { company: nameless } },
        }
      const isProved = fields.evidence instanceof File
      const letter: MailedLetter = {
        ...unsentLetter,
        ...{ documentId: 70 + sent.length, fileName: '', isFromBefore: true, state: 'delivered' },
        recipient: isProved ? 'ALDER BANK' : 'Experian',
        documentType: isProved ? 'furnisher_dispute_letter_1' : 'experian_dispute_letter',
        steps: [step('handed_over', '2026-10-01', false), step('delivered', '2026-10-05', isProved)],
      }
      log = [...log, letter]
      return letter
    }),
    ...caseOf(),
  )
  stubUploads()
  renderPage('/dashboard/client?client=5&part=mail')
  await userEvent.click(await screen.findByRole('button', { name: 'Log a letter that was mailed before' }))
  const form = within(screen.getByRole('form', { name: 'Log a letter from before' }))
  await userEvent.selectOptions(form.getByLabelText('Letter to'), 'A company')
  enter(form.getByLabelText('Mailed on'), '2026-10-01')
  enter(form.getByLabelText('Delivered on'), '2026-10-05')
  enter(form.getByLabelText('Certified mail number'), '9407 1118 9876 5432 1098 76')
  await userEvent.upload(form.getByLabelText('Proof: photo or PDF'), proof)
  await userEvent.click(form.getByRole('button', { name: 'Log the letter' }))
  const name = form.getByLabelText('Name of the company')
  expect(await form.findAllByText(nameless)).toHaveLength(2)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  enter(name, 'ALDER BANK')
  await userEvent.click(form.getByRole('button', { name: 'Log the letter' }))
  expect(await form.findByText(/^The letter to ALDER BANK is logged\. Its deadlines run/)).toBeTruthy()
  expect(sent[1]).toMatchObject({
    ...{ to: 'company', company: 'ALDER BANK', round: '1', mailedOn: '2026-10-01' },
    ...{ deliveredOn: '2026-10-05', certifiedNumber: '9407 1118 9876 5432 1098 76' },
  })
  await userEvent.selectOptions(form.getByLabelText('Letter to'), 'Experian')
  enter(form.getByLabelText('Mailed on'), '2026-10-01')
  await userEvent.click(form.getByRole('button', { name: 'Log the letter' }))
  expect(await form.findByText(/^The letter to Experian is logged without a proof/)).toBeTruthy()
  const row = within(await screen.findByRole('article', { name: 'Letter to Experian' }))
  expect(row.getByText(/^Mailed before this case was kept here/)).toBeTruthy()
  expect(row.queryByRole('link', { name: /^Open:/ })).toBeNull()
  expect(row.getByRole('button', { name: /^The answer came|answer/i })).toBeTruthy()
})

it('takes the day that it is where the client is, whatever day the browser of staff has', async () => {
  // Half past three of the afternoon of Tuesday in London is Wednesday in Guam.
  vi.useFakeTimers({ now: new Date('2026-11-24T15:30:00Z'), toFake: ['Date'] })
  try {
    stubCalls(
      answerTo(listMailings, () => mailLogOf({ letters: [] })),
      ...caseOf({ record: { contact: { ...caseRecord.contact, state: 'GU' } } }),
    )
    renderPage('/dashboard/client?client=5&part=mail')
    const open = await screen.findByRole('button', { name: 'Log a letter that was mailed before' })
    await userEvent.click(open)
    const form = within(screen.getByRole('form', { name: 'Log a letter from before' }))
    expect(form.getByLabelText<HTMLInputElement>('Mailed on').max).toBe('2026-11-25')
  } finally {
    vi.useRealTimers()
  }
})
