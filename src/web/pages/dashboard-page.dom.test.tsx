import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getDashboardTotals, listClients } from '../../shared/api/staff-clients.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { clientsOf, dashboardOf } from '../test-support/sample-clients.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const row = (name: RegExp) => screen.findByRole('row', { name })
const figure = (name: string) => {
  const region = within(screen.getByRole('region', { name: 'Key figures' }))
  return region.getByText(name).closest('dt')?.nextElementSibling?.textContent
}

describe('/dashboard, the figures', () => {
  it('shows the figures of the specification, with the target of the month', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(2) }))
    renderPage('/dashboard')
    await screen.findByRole('region', { name: 'Key figures' })
    expect(figure('Total Clients')).toBe('8')
    expect(figure('Total Revenue')).toBe('$9,000')
    expect(figure('Average Revenue')).toBe('$1,500')
    expect(figure('Conversion Rate')).toBe('75%')
    expect(figure('Active Disputes')).toBe('4')
    expect(figure('Success Rate')).toBe('33%')
    expect(figure('Monthly Target')).toBe('$12,500')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25% of $50,000 this month')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client Management & Dispute Tracking')
  })

  it('says beside an amount what of it was lost at the bank', async () => {
    const [first, second] = clientsOf(2).map((client) => ({ ...client, amount: '1750.00' }))
    if (!first || !second) throw new Error('two clients')
    stubCalls(...dashboardOf({ clients: [{ ...first, lost: '500.00' }, second] }))
    renderPage('/dashboard')
    expect((await row(new RegExp(first.name))).textContent).toContain('$1,750.00$500.00 lost at the bank')
    expect((await row(new RegExp(second.name))).textContent).not.toContain('lost')
  })

  it('tells in tables what it draws, and leads from a figure to the clients behind it', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(2) }))
    const { location } = renderPage('/dashboard')
    const months = within(
      await screen.findByRole('table', { name: 'Revenue by month against the monthly target' }),
    )
    expect(months.getByRole('row', { name: 'October 2026 $51,000 30 102%' })).toBeTruthy()
    const funnel = within(screen.getByRole('table', { name: 'How many came at least this far' }))
    expect(funnel.getByRole('row', { name: 'Paid 6 30% 75%' })).toBeTruthy()
    const stages = within(screen.getByRole('table', { name: 'Clients by stage' }))
    const addressOf = (name: string) => funnel.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('Paid')).toBe('/dashboard?payment=paid#clients')
    const figures = within(screen.getByRole('region', { name: 'Key figures' }))
    const links = figures.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toHaveLength(7)
    expect(links).toContain('/dashboard?progress=open#clients')
    await userEvent.click(stages.getByRole('link', { name: 'Round 1 Sent' }))
    expect(location()).toBe('/dashboard?stage=round1_sent')
    expect(await screen.findByText('No client matches')).toBeTruthy()
  })

  it('divides by nothing in words', async () => {
    const nothing = { totalClients: 0, paidClients: 0, conversionRate: null, successRate: null }
    stubCalls(...dashboardOf({ clients: [], totals: nothing }))
    renderPage('/dashboard')
    await screen.findByRole('region', { name: 'Key figures' })
    expect([figure('Average Revenue'), figure('Conversion Rate'), figure('Success Rate')]).toEqual([
      'Not yet',
      'Not yet',
      'Not yet',
    ])
    expect(await screen.findByText('No clients yet')).toBeTruthy()
  })

  it('hides all but the first row of figures, and keeps that in the address', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(1) }))
    const { location } = renderPage('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Hide figures' }))
    expect(location()).toBe('/dashboard?figures=hidden')
    expect(screen.queryByRole('region', { name: 'Email automation' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show figures' }))
    expect(location()).toBe('/dashboard')
    expect(await screen.findByRole('region', { name: 'Email automation' })).toBeTruthy()
  })

  it('works in the table while the figures cannot be loaded', async () => {
    stubCalls(
      answerTo(getDashboardTotals, () => ({ status: 500, body: {} })),
      ...dashboardOf({ clients: clientsOf(1) }),
    )
    renderPage('/dashboard')
    expect(await screen.findByText('The figures could not be loaded.')).toBeTruthy()
    expect(await row(/Ana Silva/)).toBeTruthy()
  })
})

describe('/dashboard, the table of clients', () => {
  it('searches, filters, sorts and pages in the address alone, and asks for one page each time', async () => {
    const asked: URLSearchParams[] = []
    stubCalls(...dashboardOf({ clients: clientsOf(60), asked }))
    const { location } = renderPage('/dashboard')
    await screen.findByText('1 to 50 of 60 clients')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('51 to 60 of 60 clients')
    expect(location()).toBe('/dashboard?page=2')
    await userEvent.type(screen.getByLabelText('Search'), 'ana ')
    await screen.findByText('1 to 12 of 12 clients')
    expect(location()).toBe('/dashboard?search=ana')
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Documents Received')
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(location()).toBe('/dashboard?search=ana&stage=uploaded&sort=amount'))
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
    expect(location()).toContain('direction=down')
    await waitFor(() => expect(asked.at(-1)?.get('direction')).toBe('down'))
    for (const query of asked) {
      expect(Number(query.get('page'))).toBeGreaterThan(0)
      expect(Number(query.get('pageSize'))).toBeLessThanOrEqual(200)
    }
  })

  it('shows the same again from the address, and takes what it does not understand as not there', async () => {
    const asked: URLSearchParams[] = []
    stubCalls(...dashboardOf({ clients: clientsOf(60), asked }))
    renderPage('/dashboard?stage=uploaded&sort=lastEmail&page=2&payment=stolen&late=perhaps')
    await screen.findByText('51 to 60 of 60 clients')
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      stage: 'uploaded',
      sort: 'lastEmail',
      direction: 'down',
      page: '2',
      pageSize: '50',
    })
    expect((screen.getByLabelText('Stage') as HTMLSelectElement).value).toBe('uploaded')
    expect((screen.getByLabelText('Payment') as HTMLSelectElement).value).toBe('')
  })

  it('says that nobody matches and clears, and leads back from behind the last page', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(60) }))
    const { location } = renderPage('/dashboard?search=zzz')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await screen.findByText('1 to 50 of 60 clients')
    expect((screen.getByLabelText('Search') as HTMLInputElement).value).toBe('')
    expect(location()).toBe('/dashboard')
  })

  it('leads back from behind the last page', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(60) }))
    const { location } = renderPage('/dashboard?page=9')
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }))
    await screen.findByText('51 to 60 of 60 clients')
    expect(location()).toBe('/dashboard?page=2')
  })

  it('keeps what was loaded when a refresh fails, and says so', async () => {
    let isDown = false
    const [list, ...others] = dashboardOf({ clients: clientsOf(1) }).reverse()
    if (!list) throw new Error('The stubs are empty.')
    stubCalls(
      answerTo(listClients, (received) =>
        isDown ? { status: 500, body: {} } : (list.answer(received) as Response),
      ),
      ...others,
    )
    renderPage('/dashboard')
    await row(/Ana Silva/)
    isDown = true
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/What is shown may be old/)).toBeTruthy()
    expect(screen.getByRole('row', { name: /Ana Silva/ })).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/What is shown may be old/)).toBeNull())
  })

  it('says that the browser is offline', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(1) }))
    renderPage('/dashboard')
    await row(/Ana Silva/)
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    await act(async () => window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^No connection/)).toBeTruthy()
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/^No connection/)).toBeNull()
  })

  it('opens the results text of whoever has one, calls a passed deadline late, and exports for admins', async () => {
    const [ana, ben] = clientsOf(2)
    if (!ana || !ben) throw new Error('There are no clients.')
    const clients = [
      {
        ...ana,
        results: 'Two accounts were removed.',
        nextDeadlineOn: '2020-01-31',
        nextDeadlineProved: true,
      },
      ben,
    ]
    stubCalls(...dashboardOf({ clients, role: 'admin' }))
    renderPage('/dashboard?search=a')
    const first = within(await row(/Ana Silva/))
    expect(first.getByText('Late')).toBeTruthy()
    const button = first.getByRole('button', { name: 'Results of Ana Silva' })
    await userEvent.click(button)
    expect(screen.getByRole('region', { name: 'Results of Ana Silva' }).textContent).toBe(
      'Two accounts were removed.',
    )
    expect(screen.queryByRole('button', { name: 'Results of Ben Okafor' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Export CSV/ }).getAttribute('href')).toBe(
      '/api/staff/clients.csv?search=a',
    )
  })

  it('offers no export to other staff', async () => {
    stubCalls(...dashboardOf({ clients: clientsOf(1) }))
    renderPage('/dashboard')
    await row(/Ana Silva/)
    expect(screen.queryByRole('link', { name: /Export/ })).toBeNull()
  })
})
