import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerQuestion, decideFinding, getReview } from '../../shared/api/review.ts'
import { findSpokenWord, recordSpokenWord } from '../../shared/api/spoken-word.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { reviewOf, sampleFinding } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

it('enters a decision only under the recorded word of the client: who, when and how', async () => {
  const sent: unknown[] = []
  const word = {
    id: 3,
    by: 'Ana Silva',
    saidAt: '2026-11-24T10:00:00.000Z',
    how: 'phone' as const,
    note: '',
    until: '2026-11-24T12:00:00.000Z',
  }
  let held: typeof word | null = null
  let decided: typeof sampleFinding.decision = null
  stubCalls(
    answerTo(findSpokenWord, () => ({ word: held })),
    answerTo(recordSpokenWord, ({ body }) => {
      sent.push(body)
      held = word
      return word
    }),
    answerTo(decideFinding, ({ body }) => {
      sent.push(body)
      decided = { decision: 'dispute', note: null, decidedAt: '2026-11-24T10:01:00.000Z' }
      return { decidedAt: decided.decidedAt }
    }),
    answerTo(answerQuestion, ({ body }) => {
      sent.push(body)
      return { answeredAt: '2026-11-24T10:01:00.000Z', becomes: 'dispute' as const }
    }),
    answerTo(getReview, () => reviewOf({ findings: [{ ...sampleFinding, decision: decided }] })),
    ...caseOf(),
  )
  renderPage('/dashboard/client?client=5&part=findings')
  const part = within(await screen.findByRole('region', { name: 'Findings and decisions' }))
  const dispute = await part.findByRole<HTMLButtonElement>('button', { name: 'Dispute' })
  expect(dispute.disabled).toBe(true)
  const form = within(part.getByRole('form', { name: 'On whose word' }))
  expect(form.getByLabelText<HTMLInputElement>('Who said it').value).toBe('Ana Silva')
  await userEvent.selectOptions(form.getByLabelText('How'), 'On the phone')
  await userEvent.click(form.getByRole('button', { name: 'Record the client’s word' }))
  expect(await part.findByText(/^Entered is what Ana Silva said: On the phone/)).toBeTruthy()
  await userEvent.click(dispute)
  expect(await part.findByText('Entered. The letters are written anew.')).toBeTruthy()
  expect(dispute.getAttribute('aria-pressed')).toBe('true')
  // In words, too: buttons that nobody may press look alike.
  expect(part.getByText(/^Dispute, November 24, 2026/)).toBeTruthy()
  const question = within(part.getByText('A name you may not have used').closest('li') as HTMLElement)
  await userEvent.selectOptions(question.getByLabelText('Answer'), 'No, never')
  await userEvent.click(question.getByRole('button', { name: 'Enter the answer' }))
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { by: 'Ana Silva', saidAt: expect.any(String), how: 'phone', note: '' },
    { finding: 'f-late', decision: 'dispute' },
    { question: 'q-name', answer: 'no' },
  ])
})
