import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { changeFundingStatus } from '../../shared/api/funding-staff.ts'
import { nextFundingStatuses } from '../../shared/rules/funding-status.ts'
import { enter } from '../test-support/enter-text.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, staffApplication } from '../test-support/sample-staff-application.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/dashboard/funding?application=7'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the status of an application on the staff side', () => {
  it('offers only the statuses that the present one allows, and moves with a note', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => application),
      answerTo(changeFundingStatus, ({ body }) => {
        sent.push(body)
        application = { ...application, currentStage: 'submitted', allowedStatuses: ['awaiting-decision'] }
        return { caseStatus: 'submitted' as const }
      }),
    )
    renderPage(address)
    const part = await region('Status')
    const moves = () =>
      within(part.getByRole('group', { name: 'Move to' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(moves()).toEqual(['Docs Needed', 'Submitted', 'Closed'])
    const note = part.getByLabelText<HTMLTextAreaElement>(/^Note/)
    enter(note, 'All papers are here')
    await userEvent.click(part.getByRole('button', { name: 'Closed' }))
    const held =
      'The application moves to Closed, and the applicant is emailed, in ten seconds, or once this page is left.'
    expect(part.getByText(held)).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(part.getByRole('group', { name: 'Move to' }))
    expect(note.value).toBe('All papers are here')
    await userEvent.click(part.getByRole('button', { name: 'Submitted' }))
    expect(sent).toEqual([])
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    await waitFor(() => expect(moves()).toEqual(['Awaiting Decision']))
    expect(sent).toEqual([{ from: 'under-review', to: 'submitted', note: 'All papers are here' }])
    expect(note.value).toBe('')
  })

  it('is moved by one press: after ten seconds, or at once when the page is left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => staffApplication),
      answerTo(changeFundingStatus, ({ body }) => {
        sent.push(body)
        return { caseStatus: 'submitted' as const }
      }),
    )
    const { unmount } = renderPage(address)
    const part = await region('Status')
    fireEvent.click(part.getByRole('button', { name: 'Submitted' }))
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(sent).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(sent).toEqual([{ from: 'under-review', to: 'submitted' }])
    fireEvent.click(await part.findByRole('button', { name: 'Closed' }))
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(sent).toEqual([
      { from: 'under-review', to: 'submitted' },
      { from: 'under-review', to: 'closed' },
    ])
    vi.useRealTimers()
  })

  it('tells who moved it meanwhile, keeps what was written, and goes on from there', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => application),
      answerTo(changeFundingStatus, ({ body }) => {
        sent.push(body)
        if (sent.length > 1) return { caseStatus: 'under-review' as const }
        application = {
          ...application,
          currentStage: 'docs-needed',
          allowedStatuses: [...nextFundingStatuses('docs-needed')],
          statusHistory: [
            { status: 'docs-needed', at: '2026-11-21T15:00:00.000Z', by: 'Dana Staff', note: null },
            ...application.statusHistory,
          ],
        }
        return refusal(409, 'This application was moved meanwhile.')
      }),
    )
    renderPage(address)
    const part = await region('Status')
    enter(part.getByLabelText(/^Note/), 'All here')
    await userEvent.click(part.getByRole('button', { name: 'Submitted' }))
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    expect(await part.findByText(/^Dana Staff moved this to Docs Needed on November 21, 2026/)).toBeTruthy()
    expect(part.getByText('This application was moved meanwhile.')).toBeTruthy()
    expect(part.getByText('From there it cannot go to Submitted: choose again.')).toBeTruthy()
    expect(part.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('All here')
    expect(part.queryByRole('group', { name: 'Move to' })).toBeNull()
    await userEvent.click(part.getByRole('button', { name: 'Go on from there' }))
    await userEvent.click(part.getByRole('button', { name: 'Under Review' }))
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ from: 'docs-needed', to: 'under-review', note: 'All here' })
  })

  it('keeps the note that is written on while a move is saved, for the next move', async () => {
    let application = staffApplication
    const sent: unknown[] = []
    const answer = heldAnswer()
    stubCalls(
      ...applicationOf(() => application),
      answerTo(changeFundingStatus, async ({ body }) => {
        sent.push(body)
        if (sent.length === 1) await answer.held
        application = { ...application, currentStage: 'submitted', allowedStatuses: ['awaiting-decision'] }
        return { caseStatus: 'submitted' as const }
      }),
    )
    renderPage(address)
    const part = await region('Status')
    const note = part.getByLabelText<HTMLTextAreaElement>(/^Note/)
    enter(note, 'All here')
    await userEvent.click(part.getByRole('button', { name: 'Submitted' }))
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    await userEvent.type(note, ', lease too')
    await act(async () => answer.letGo())
    await part.findByRole('button', { name: 'Awaiting Decision' })
    expect(note.value).toBe('All here, lease too')
    await userEvent.click(part.getByRole('button', { name: 'Awaiting Decision' }))
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ from: 'submitted', to: 'awaiting-decision', note: 'All here, lease too' })
  })
})
