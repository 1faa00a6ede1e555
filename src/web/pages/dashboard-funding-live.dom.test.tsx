import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeFundingStatus, getFundingMark } from '../../shared/api/funding-staff.ts'
import { nextFundingStatuses } from '../../shared/rules/funding-status.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, staffApplication } from '../test-support/sample-staff-application.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

type Listener = (payload?: unknown) => void

/** Stands in for the vendor's socket: a test sends events with `hear`. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, Listener>()
  return {
    heard,
    io: { on: () => {} },
    on: (event: string, listener: Listener) => heard.set(event, listener),
    emit: () => {},
    connect: () => {},
    close: () => {},
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
afterEach(() => socket.heard.clear())
async function hear(event: string, payload?: unknown) {
  await waitFor(() => expect(socket.heard.has(event)).toBe(true))
  await act(async () => socket.heard.get(event)?.(payload))
}

describe('an application at /dashboard/funding that others change meanwhile', () => {
  it('follows live what others change, and reads no other application for it', async () => {
    let application = staffApplication
    let read = 0
    stubCalls(
      ...applicationOf(
        () => application,
        () => {
          read += 1
        },
      ),
    )
    renderPage('/dashboard/funding?application=7')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message to the applicant')
    enter(field, 'Half a mess')
    await hear('staff-change', { what: 'funding', clientId: null, applicationId: 8 })
    await hear('staff-change', { what: 'messages', clientId: 5 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(read).toBe(1)
    application = {
      ...staffApplication,
      messages: [
        ...staffApplication.messages,
        {
          id: 52,
          from: 'applicant',
          author: 'Bea Moreno',
          text: 'And now?',
          at: '2026-11-20T16:00:00.000Z',
          waiting: true,
        },
      ],
    }
    await hear('staff-change', { what: 'funding', clientId: null, applicationId: 7 })
    expect(await within(screen.getByRole('log')).findByText('And now?')).toBeTruthy()
    expect(field.value).toBe('Half a mess')
    expect(screen.getByText(/^The applicant has written again meanwhile/)).toBeTruthy()
    expect(read).toBe(2)
  })

  it('reads an application once when it is opened, and once after an act, whatever is told live of it', async () => {
    let application = staffApplication
    let read = 0
    stubCalls(
      ...applicationOf(
        () => application,
        () => {
          read += 1
        },
      ),
      answerTo(changeFundingStatus, () => {
        application = { ...application, currentStage: 'submitted', allowedStatuses: ['closed'] }
        // As the server does it: the news goes out before the answer.
        socket.heard.get('staff-change')?.({ what: 'funding', clientId: null, applicationId: 7 })
        return { caseStatus: 'submitted' as const }
      }),
    )
    renderPage('/dashboard/funding?application=7')
    await hear('staff-subscribed')
    const part = within(await screen.findByRole('region', { name: 'Status' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(read).toBe(1)
    await userEvent.click(part.getByRole('button', { name: 'Submitted' }))
    await userEvent.click(part.getByRole('button', { name: 'Do it now' }))
    expect(await part.findByText('Submitted')).toBeTruthy()
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(read).toBe(2)
  })

  it('reads the application again when nobody can say whether it has changed', async () => {
    let read = 0
    stubCalls(
      answerTo(getFundingMark, () => refusal(503, 'The server is being restarted.')),
      ...applicationOf(
        () => staffApplication,
        () => {
          read += 1
        },
      ),
    )
    renderPage('/dashboard/funding?application=7')
    await screen.findByRole('heading', { name: 'Funding application 7' })
    await hear('staff-change', { what: 'funding', clientId: null, applicationId: 7 })
    await waitFor(() => expect(read).toBe(2))
  })

  it('tells live that somebody moved the application while a move is filled in, and keeps it', async () => {
    let application = staffApplication
    stubCalls(...applicationOf(() => application))
    renderPage('/dashboard/funding?application=7')
    const part = within(await screen.findByRole('region', { name: 'Status' }))
    enter(part.getByLabelText(/^Note/), 'Withdrawn')
    await userEvent.click(part.getByRole('button', { name: 'Closed' }))
    application = {
      ...staffApplication,
      currentStage: 'submitted',
      allowedStatuses: [...nextFundingStatuses('submitted')],
      statusHistory: [
        ...staffApplication.statusHistory,
        { status: 'submitted', at: '2026-11-21T15:00:00.000Z', by: 'Dana Staff', note: null },
      ],
    }
    await hear('staff-change', { what: 'funding', clientId: null, applicationId: 7 })
    expect(await part.findByText(/^Dana Staff moved this to Submitted/)).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Do it now' })).toBeNull()
    expect(part.queryByText(/choose again/)).toBeNull()
    await userEvent.click(part.getByRole('button', { name: 'Go on from there' }))
    // What was held is not sent from a status that nobody saw: it is pressed again, with the note that was written.
    expect(part.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Withdrawn')
    expect(part.getByRole('button', { name: 'Closed' })).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('tells live that a requirement was judged while it is being judged, and keeps what was written', async () => {
    let application = staffApplication
    stubCalls(...applicationOf(() => application))
    renderPage('/dashboard/funding?application=7')
    const part = within(await screen.findByRole('region', { name: 'Prequalification' }))
    await userEvent.click(part.getByRole('button', { name: 'Judge: Credit score verification' }))
    enter(part.getByLabelText('Why'), 'Half a reas')
    const requirements = staffApplication.prequalification.requirements.map((requirement) =>
      requirement.key === 'credit-score' ? { ...requirement, met: true, note: 'Seen: 702' } : requirement,
    )
    application = {
      ...staffApplication,
      prequalification: { ...staffApplication.prequalification, requirements },
    }
    await hear('staff-change', { what: 'funding', clientId: null, applicationId: 7 })
    expect(await part.findByText(/^This was judged meanwhile/)).toBeTruthy()
    expect(part.getByText('Seen: 702')).toBeTruthy()
    expect(part.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Half a reas')
  })
})
