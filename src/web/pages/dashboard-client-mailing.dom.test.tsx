import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listMailings, recordMailing } from '../../shared/api/mailing.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })
const letters = [
  unsentLetter,
  { ...unsentLetter, documentId: 10, recipient: 'Equifax', documentType: 'equifax_dispute_letter' },
  {
    ...unsentLetter,
    documentId: 11,
    recipient: 'TransUnion',
    documentType: 'transunion_dispute_letter',
    undecided: 2,
  },
]

it('enters the letters of a round in one press; what is refused keeps what was typed, and the next press sends it alone', async () => {
  let log = letters
  const sent: Record<string, unknown>[] = []
  stubCalls(
    answerTo(listMailings, () => mailLogOf({ letters: log })),
    answerTo(recordMailing, ({ body }) => {
      const fields = Object.fromEntries(body as FormData)
      sent.push(fields)
      if (fields.documentId === '10' && sent.length === 2) return refusal(400, 'That number is too short.')
      const saved = log.find(({ documentId }) => String(documentId) === fields.documentId) ?? unsentLetter
      const step = { state: 'handed_over' as const, day: '2026-11-20', evidenceUrl: null, recordedAt: '' }
      const mailed = { ...saved, state: 'handed_over' as const, steps: [step] }
      log = log.map((each) => (each === saved ? mailed : each))
      return mailed
    }),
    ...caseOf(),
  )
  stubUploads()
  renderPage('/dashboard/client?client=5&part=mail')
  const form = within(await screen.findByRole('form', { name: 'Enter the mailing of a round' }))
  expect(form.getByText(/^Still drafts, not to be mailed: TransUnion\./)).toBeTruthy()
  await userEvent.upload(form.getByLabelText('Proof: Experian'), receipt)
  await userEvent.type(form.getByLabelText('Tracking number: Equifax'), '9407')
  await userEvent.click(form.getByRole('button', { name: 'Enter 2 letters' }))
  expect(await form.findByText('That number is too short.')).toBeTruthy()
  expect(form.queryByLabelText('Proof: Experian')).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>('Tracking number: Equifax').value).toBe('9407')
  await userEvent.click(form.getByRole('button', { name: 'Enter 1 letter' }))
  expect(await form.findByText(/Without a proof, so that no deadline runs: Equifax\./)).toBeTruthy()
  expect(sent.map(({ documentId, state }) => [documentId, state])).toEqual([
    ['9', 'handed_over'],
    ['10', 'handed_over'],
    ['10', 'handed_over'],
  ])
  // Another step is chosen first: a press too many enters nothing.
  expect(form.queryByRole('button', { name: /^Enter/ })).toBeNull()
  expect(form.getByRole('option', { name: 'Delivered' })).toBeTruthy()
})

it('begins with a letter of an earlier round that was never mailed; the next round waits until it is chosen', async () => {
  const mailed = (letter: typeof unsentLetter) => {
    const step = { state: 'handed_over' as const, day: '2026-11-20', evidenceUrl: null, recordedAt: '' }
    return { ...letter, state: 'handed_over' as const, steps: [step] }
  }
  const [, equifax = unsentLetter] = letters
  let log = [unsentLetter, { ...equifax, documentId: 20, round: 2 }]
  const sent: unknown[] = []
  stubCalls(
    answerTo(listMailings, () => mailLogOf({ letters: log })),
    answerTo(recordMailing, ({ body }) => {
      const { documentId } = Object.fromEntries(body as FormData)
      sent.push(documentId)
      log = log.map((each) => (String(each.documentId) === documentId ? mailed(each) : each))
      return log.find((each) => String(each.documentId) === documentId) ?? unsentLetter
    }),
    ...caseOf(),
  )
  stubUploads()
  renderPage('/dashboard/client?client=5&part=mail')
  const form = within(await screen.findByRole('form', { name: 'Enter the mailing of a round' }))
  expect(form.getByLabelText<HTMLSelectElement>('Letters of').selectedOptions[0]?.text).toBe('Round 1')
  await userEvent.click(form.getByRole('button', { name: 'Enter 1 letter' }))
  expect(await form.findByText(/^1 letter is entered\./)).toBeTruthy()
  expect(form.queryByRole('button', { name: /^Enter/ })).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('What happened'), 'Mailed')
  expect(form.getByText('Round 2')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Enter 1 letter' }))
  await vi.waitFor(() => expect(sent).toEqual(['9', '20']))
})
