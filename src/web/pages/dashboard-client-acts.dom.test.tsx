import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { blockClient, deleteClient, enterScore, refundPayment } from '../../shared/api/staff-case.ts'
import { enter } from '../test-support/enter-text.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, staffClient, staffPayment } from '../test-support/sample-case.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

/** The page of a client with one of its parts open. */
const at = (part: string) => `/dashboard/client?client=5&part=${part}`
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('a refund', () => {
  const open = async () => {
    renderPage(at('money'))
    const payments = within(await screen.findByRole('region', { name: 'Payments and refunds' }))
    await userEvent.click(payments.getByRole('button', { name: 'Refund ARMOR Premier' }))
    return form('Refund of ARMOR Premier')
  }

  it('asks once more with the sum, and sends the same key again after a lost answer', async () => {
    const sent: { amount: string; attemptKey: string }[] = []
    stubCalls(
      answerTo(refundPayment, ({ body }) => {
        sent.push(body as { amount: string; attemptKey: string })
        return sent.length === 1 ? refusal(502, 'The payment provider cannot be reached.') : staffPayment
      }),
      ...caseOf(),
    )
    const refund = await open()
    const amount = refund.getByLabelText('Amount in dollars')
    expect(document.activeElement).toBe(amount)
    await userEvent.clear(amount)
    enter(amount, '$250.5')
    enter(refund.getByLabelText('Reason, for the record'), 'Asked for it')
    await userEvent.click(refund.getByRole('button', { name: 'Continue' }))
    expect(document.activeElement?.textContent).toMatch(/^Give \$250\.50 back to the card\?/)
    await userEvent.click(refund.getByRole('button', { name: 'Yes, refund $250.50' }))
    expect((await refund.findByRole('alert')).textContent).toMatch(/cannot be reached/)
    await userEvent.click(refund.getByRole('button', { name: 'Yes, refund $250.50' }))
    expect(await screen.findByText('$250.50 was refunded.')).toBeTruthy()
    expect(sent.map(({ amount }) => amount)).toEqual(['250.50', '250.50'])
    expect(sent[0]?.attemptKey).toBe(sent[1]?.attemptKey)
  })

  it('of more than is left, of nothing or without a reason is refused before it is sent', async () => {
    stubCalls(...caseOf())
    const refund = await open()
    const amount = refund.getByLabelText('Amount in dollars')
    for (const [typed, sentence] of [
      ['1750.01', 'At most $1,750.00 is left to refund.'],
      ['0', 'Enter an amount such as 250.00'],
      ['1e3', 'Enter an amount such as 250.00'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      await userEvent.click(refund.getByRole('button', { name: 'Continue' }))
      expect(await refund.findByText(sentence)).toBeTruthy()
      expect(refund.getByText('Say why, for the record')).toBeTruthy()
    }
  })
})

describe('scores, blocking and deleting', () => {
  it('refuses a score outside 300 to 850, and enters one', async () => {
    const sent: unknown[] = []
    stubCalls(
      answerTo(enterScore, ({ body }) => {
        sent.push(body)
        return { saved: true as const }
      }),
      ...caseOf(),
    )
    renderPage(at('record'))
    const score = await form('Enter score')
    await userEvent.type(score.getByLabelText('Score'), '900')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    expect(score.getByText('A score is a whole number between 300 and 850')).toBeTruthy()
    await userEvent.clear(score.getByLabelText('Score'))
    await userEvent.type(score.getByLabelText('Score'), '655')
    enter(score.getByLabelText('On which day it held'), '2026-11-01')
    enter(score.getByLabelText('Where it was read'), 'Experian app')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    expect(await score.findByText('The score is entered.')).toBeTruthy()
    expect(sent).toEqual([{ score: 655, day: '2026-11-01', source: 'Experian app' }])
  })

  it('keeps the next score that is typed while one is being entered', async () => {
    const answer = heldAnswer()
    stubCalls(
      answerTo(enterScore, async () => {
        await answer.held
        return { saved: true as const }
      }),
      ...caseOf(),
    )
    renderPage(at('record'))
    const score = await form('Enter score')
    await userEvent.type(score.getByLabelText('Score'), '655')
    enter(score.getByLabelText('On which day it held'), '2026-11-01')
    enter(score.getByLabelText('Where it was read'), 'Experian app')
    await userEvent.click(score.getByRole('button', { name: 'Enter score' }))
    await userEvent.clear(score.getByLabelText('Score'))
    await userEvent.type(score.getByLabelText('Score'), '660')
    await act(async () => answer.letGo())
    expect(await score.findByText('The score is entered.')).toBeTruthy()
    expect(score.getByLabelText<HTMLInputElement>('Score').value).toBe('660')
    expect(score.getByLabelText<HTMLInputElement>('Where it was read').value).toBe('')
  })

  it('blocks with a reason, and lets in again', async () => {
    let blocked = false
    stubCalls(
      answerTo(blockClient, ({ body }) => {
        blocked = (body as { blocked: boolean }).blocked
        return { blocked }
      }),
      ...caseOf({ record: () => ({ client: { ...staffClient, blocked } }) }),
    )
    renderPage(at('history'))
    const block = await form('Block this client')
    await userEvent.click(block.getByRole('button', { name: 'Block this client' }))
    expect(block.getByText('Say why, for the record')).toBeTruthy()
    expect(blocked).toBe(false)
    enter(block.getByLabelText('Reason, for the record'), 'Charged back')
    await userEvent.click(block.getByRole('button', { name: 'Block this client' }))
    expect(await screen.findByRole('button', { name: 'Let this client in again' })).toBeTruthy()
    expect(screen.getByText('Blocked')).toBeTruthy()
  })

  it('deletes only for an admin who types the name again', async () => {
    let deleted = 0
    stubCalls(
      answerTo(deleteClient, () => {
        deleted += 1
        return { deleted: true as const }
      }),
      ...caseOf({ role: 'admin' }),
    )
    renderPage(at('history'))
    const remove = await form('Delete this client for good')
    await userEvent.type(remove.getByLabelText('Type “Ana Silva” to confirm'), 'Ana')
    await userEvent.click(remove.getByRole('button', { name: 'Delete this client for good' }))
    expect(remove.getByText('This is not the name of the client')).toBeTruthy()
    await userEvent.type(remove.getByLabelText('Type “Ana Silva” to confirm'), ' Silva')
    await userEvent.click(remove.getByRole('button', { name: 'Delete this client for good' }))
    expect(await screen.findByText('The client is deleted.')).toBeTruthy()
    expect(deleted).toBe(1)
  })

  it('offers no deletion to staff who are no admin', async () => {
    stubCalls(...caseOf())
    renderPage(at('history'))
    expect(await screen.findByText('Only an admin can delete a client.')).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Delete this client for good' })).toBeNull()
  })
})
