import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getStaffFundingApplication, listFundingApplications } from '../../shared/api/funding-staff.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, applicationRow, staffApplication } from '../test-support/sample-staff-application.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, pageOf, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

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
