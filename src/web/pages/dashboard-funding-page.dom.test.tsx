import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  changeFundingStatus,
  getFundingMark,
  getStaffFundingApplication,
  listFundingApplications,
} from '../../shared/api/funding-staff.ts'
import { nextFundingStatuses } from '../../shared/rules/funding-status.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, applicationRow, staffApplication } from '../test-support/sample-staff-application.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, pageOf, stubCalls } from '../test-support/stub-calls.ts'

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

describe('/dashboard/funding', () => {
  it('lists the applications with what each waits for, and asks for what the address names', async () => {
    const asked: string[] = []
    stubCalls(
      signedInAs('staff'),
      answerTo(listFundingApplications, ({ query }) => {
        asked.push(query.toString())
        return pageOf([applicationRow], 120)
      }),
    )
    const page = renderPage('/dashboard/funding?status=under-review&page=2&application=none')
    const link = await screen.findByRole('link', { name: 'Open application 7 of Bea Moreno' })
    expect(link.getAttribute('href')).toBe('/dashboard/funding?status=under-review&page=2&application=7')
    const row = within(screen.getByRole('row', { name: /Bea Moreno/ }))
    expect(row.getByText('Under Review')).toBeTruthy()
    expect(row.getByText('Message to answer')).toBeTruthy()
    expect(row.queryByText(/^Email support/)).toBeNull()
    expect(row.getByText('2 documents missing')).toBeTruthy()
    expect(screen.getByText('120 applications')).toBeTruthy()
    expect(asked).toEqual(['page=2&status=under-review'])
    await userEvent.selectOptions(screen.getByLabelText('Waits for'), 'message')
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&status=under-review&waiting=message'))
    await userEvent.type(screen.getByLabelText('Search'), 'bea{Enter}')
    await waitFor(() => expect(asked.at(-1)).toContain('search=bea'))
    expect(page.location()).toContain('search=bea')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(asked.at(-1)).toBe('page=1'))
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(page.location()).toContain('page=2'))
  })

  it('keeps what is being typed while the address changes', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(listFundingApplications, () => pageOf([applicationRow], 1)),
    )
    const page = renderPage('/dashboard/funding')
    const field = await screen.findByLabelText<HTMLInputElement>('Search')
    await userEvent.type(field, 'bea {Enter}')
    await waitFor(() => expect(page.location()).toBe('/dashboard/funding?search=bea'))
    await userEvent.type(field, 'm')
    expect(field.value).toBe('bea m')
    await userEvent.selectOptions(screen.getByLabelText('Waits for'), 'message')
    expect(field.value).toBe('bea m')
    await waitFor(() => expect(page.location()).toBe('/dashboard/funding?waiting=message&search=bea+m'))
  })

  it('marks who has the email support of a package, and until when', async () => {
    const supported = { ...applicationRow, supportUntil: '2026-12-19' }
    stubCalls(
      signedInAs('staff'),
      answerTo(listFundingApplications, () => pageOf([supported], 1)),
    )
    renderPage('/dashboard/funding')
    const row = within(await screen.findByRole('row', { name: /Bea Moreno/ }))
    expect(row.getByText('Email support until December 19, 2026')).toBeTruthy()
    expect(row.getByText('Message to answer, with email support')).toBeTruthy()
  })

  it('says that there is none, that none fits, that the page is no more, and why nothing was loaded', async () => {
    let answer = pageOf([], 0)
    stubCalls(
      signedInAs('staff'),
      answerTo(listFundingApplications, () => answer.clone()),
    )
    const none = renderPage('/dashboard/funding')
    expect(await screen.findByText('No funding applications yet')).toBeTruthy()
    none.unmount()
    const unfit = renderPage('/dashboard/funding?waiting=documents')
    expect(await screen.findByText('No application matches')).toBeTruthy()
    unfit.unmount()
    answer = pageOf([], 60)
    const past = renderPage('/dashboard/funding?page=9')
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(past.location()).toBe('/dashboard/funding')
    past.unmount()
    stubCalls(
      signedInAs('staff'),
      answerTo(listFundingApplications, () => refusal(503, 'The server is being restarted.')),
    )
    renderPage('/dashboard/funding')
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
  })

  it('shows everything of one application, each part reachable from the links on top', async () => {
    stubCalls(...applicationOf(() => staffApplication))
    renderPage('/dashboard/funding?status=under-review&application=7')
    const heading = await screen.findByRole('heading', { name: 'Funding application 7' })
    expect(screen.getByRole('heading', { level: 1, name: 'Bea Moreno' })).toBeTruthy()
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'All applications' }).getAttribute('href')).toBe(
      '/dashboard/funding?status=under-review',
    )
    const region = (name: string) => within(screen.getByRole('region', { name }))
    const contact = region('Contact')
    expect(contact.getByRole('link', { name: 'bea@example.com' })).toBeTruthy()
    expect(contact.getByText('text messages, email')).toBeTruthy()
    expect(contact.getByRole('link', { name: 'Dispute client 5' }).getAttribute('href')).toBe(
      '/dashboard/client?client=5',
    )
    expect(region('Answers').getByText('Moreno Bakes LLC')).toBeTruthy()
    expect(region('Answers').queryByText('Preferred state')).toBeNull()
    const file = region('Documents').getByRole('link', { name: 'Download october.pdf' })
    expect(file.getAttribute('href')).toBe('/api/funding-applications/7/files/91')
    expect(region('Documents').getByText('Needed')).toBeTruthy()
    expect(region('Readiness score').getByText('62 of 100')).toBeTruthy()
    expect(region('Readiness score').getByText('13 of 25')).toBeTruthy()
    expect(region('Readiness score').getByText('Collection of NORTHWIND, until March 1, 2027')).toBeTruthy()
    expect(
      region('Packages and papers')
        .getByRole('link', { name: 'Download Strategy report' })
        .getAttribute('href'),
    ).toBe('/api/funding-applications/7/papers/strategy-report')
    const history = region('History').getAllByRole('row')
    expect(history[1]?.textContent).toContain('Looks complete')
    const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(jumps).toHaveLength(11)
    for (const link of jumps) {
      const target = document.querySelector(link.getAttribute('href') ?? '')
      expect(target?.querySelector('h3')?.textContent).toBe(link.textContent)
    }
  })

  it('says that an application is no more, with the way back', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffFundingApplication, () => refusal(404, 'There is no such application.')),
    )
    renderPage('/dashboard/funding?application=8')
    expect(
      await screen.findByText('There is no application with this number. It may have been deleted.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All applications' })).toBeTruthy()
  })

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
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message')
    await userEvent.type(field, 'Half a mess')
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
    expect(screen.getByText(/^The applicant has written again since you began/)).toBeTruthy()
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
    await userEvent.selectOptions(part.getByLabelText('Move to'), 'submitted')
    await userEvent.click(part.getByRole('button', { name: 'Change status' }))
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
    await userEvent.selectOptions(part.getByLabelText('Move to'), 'closed')
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
    expect(part.queryByRole('button', { name: 'Change status' })).toBeNull()
    expect(part.queryByText(/choose again/)).toBeNull()
    await userEvent.click(part.getByRole('button', { name: 'Go on from there' }))
    expect(part.getByLabelText<HTMLSelectElement>('Move to').value).toBe('closed')
    expect(part.getByRole('button', { name: 'Change status' })).toBeTruthy()
  })

  it('tells live that a requirement was judged while it is being judged, and keeps what was written', async () => {
    let application = staffApplication
    stubCalls(...applicationOf(() => application))
    renderPage('/dashboard/funding?application=7')
    const part = within(await screen.findByRole('region', { name: 'Prequalification' }))
    await userEvent.click(part.getByRole('button', { name: 'Judge: Credit score verification' }))
    await userEvent.type(part.getByLabelText('Why'), 'Half a reas')
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

  it('is reached from the page of a client with the same address', async () => {
    const application = {
      id: 7,
      name: 'Ana Silva',
      caseStatus: 'docs-needed',
      createdAt: '2026-11-18T15:00:00.000Z',
    }
    stubCalls(...caseOf({ record: { fundingApplications: [application] } }))
    renderPage('/dashboard/client?client=5&part=money')
    const link = await screen.findByRole('link', { name: 'Open funding application 7 of Ana Silva' })
    expect(link.getAttribute('href')).toBe('/dashboard/funding?application=7')
    expect(link.closest('li')?.textContent).toBe('Ana Silva, Docs Needed, November 18, 2026')
  })
})
