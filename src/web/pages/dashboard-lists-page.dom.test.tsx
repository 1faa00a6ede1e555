import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getStaffList } from '../../shared/api/staff-lists.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const heard = vi.hoisted(() => new Map<string, (payload?: unknown) => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: (payload?: unknown) => void) => heard.set(event, listener),
    io: { on: () => {} },
    emit: () => {},
    connect: () => {},
    close: () => {},
  }),
}))
const hear = (change: object) => act(async () => heard.get('staff-change')?.(change))

const columns = [
  { key: 'name', title: 'Name', kind: 'text' },
  { key: 'email', title: 'Email', kind: 'email' },
  { key: 'amount', title: 'Amount', kind: 'money' },
  { key: 'agreed', title: 'Agreed', kind: 'yes-no' },
  { key: 'client', title: 'Client', kind: 'client' },
  { key: 'until', title: 'Until', kind: 'day' },
] as const
const ana = {
  id: '1',
  values: {
    name: 'Ana Silva',
    email: 'ana@example.com',
    amount: 197.5,
    agreed: false,
    client: 5,
    until: null,
  },
}
const listOf = (rows: (typeof ana)[], total = rows.length, searchable = true) => ({
  searchable,
  columns: [...columns],
  rows,
  total,
  pageSize: 50,
})

describe('/dashboard/lists', () => {
  it('shows each value as its column says, by its list in the address', async () => {
    const asked: string[] = []
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffList, ({ params }) => {
        asked.push(params.list ?? '')
        return listOf([ana])
      }),
    )
    const page = renderPage('/dashboard/lists?list=purchases')
    const table = within(await screen.findByRole('table', { name: 'Purchases, newest first' }))
    expect(table.getByRole('rowheader', { name: 'Ana Silva' })).toBeTruthy()
    expect(table.getByRole('link', { name: 'ana@example.com' }).getAttribute('href')).toBe(
      '/dashboard/people?email=ana%40example.com',
    )
    expect(table.getByText('$197.50')).toBeTruthy()
    expect(table.getByText('No')).toBeTruthy()
    expect(table.getByRole('link', { name: 'Client 5' }).getAttribute('href')).toBe(
      '/dashboard/client?client=5',
    )
    expect(table.getByText('none')).toBeTruthy()
    const lists = within(screen.getByRole('navigation', { name: 'Lists' }))
    expect(lists.getByRole('link', { name: 'Purchases' }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(lists.getByRole('link', { name: 'Testers' }))
    expect(page.location()).toBe('/dashboard/lists?list=testers')
    await screen.findByRole('table', { name: 'Testers, newest first' })
    expect(asked).toEqual(['purchases', 'testers'])
  })

  it('searches a moment after the last key, keeps it in the address, and says when nothing is found', async () => {
    const asked: (string | null)[] = []
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffList, ({ query }) => {
        asked.push(query.get('search'))
        return query.get('search') ? listOf([]) : listOf([ana])
      }),
    )
    const page = renderPage('/dashboard/lists?page=1')
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'zoe ')
    expect(await screen.findByText('Nothing was found for “zoe”')).toBeTruthy()
    expect(page.location()).toBe('/dashboard/lists?search=zoe')
    expect(asked).toEqual([null, 'zoe'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByRole('rowheader', { name: 'Ana Silva' })).toBeTruthy()
    expect(page.location()).toBe('/dashboard/lists')
  })

  it('follows what comes in, and reads nothing anew for what it does not show', async () => {
    let rows = [ana]
    let asked = 0
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffList, () => {
        asked += 1
        return listOf(rows)
      }),
    )
    renderPage('/dashboard/lists?list=leads')
    await screen.findByRole('rowheader', { name: 'Ana Silva' })
    await waitFor(() => expect(heard.has('staff-change')).toBe(true))
    await hear({ what: 'funding', clientId: null, applicationId: 8 })
    await hear({ what: 'messages', clientId: 5 })
    expect(asked).toBe(1)
    rows = [{ ...ana, id: '2', values: { ...ana.values, name: 'Bo New' } }, ana]
    await hear({ what: 'lists', clientId: null })
    expect(await screen.findByRole('rowheader', { name: 'Bo New' })).toBeTruthy()
    expect(asked).toBe(2)
  })

  it('goes through the pages, and back with the browser', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffList, ({ query }) => {
        const page = Number(query.get('page'))
        return listOf(page > 2 ? [] : [{ ...ana, values: { ...ana.values, name: `On page ${page}` } }], 51)
      }),
    )
    const page = renderPage('/dashboard/lists')
    expect(await screen.findByText('51 rows')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('rowheader', { name: 'On page 2' })).toBeTruthy()
    expect(page.location()).toBe('/dashboard/lists?page=2')
    page.unmount()
    renderPage('/dashboard/lists?page=9')
    expect(await screen.findByText('This page does not exist any more')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }))
    expect(await screen.findByRole('rowheader', { name: 'On page 1' })).toBeTruthy()
  })

  it('says what will be in an empty list, what is no list, and why one could not be loaded', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(getStaffList, ({ params }) =>
        params.list === 'leads' ? refusal(503, 'The server is being restarted.') : listOf([], 0, false),
      ),
    )
    renderPage('/dashboard/lists?list=secrets')
    expect(await screen.findByText('There is no such list')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Prefill tokens' }))
    expect(await screen.findByText('No prefill tokens')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Leads' }))
    await waitFor(() => expect(screen.getByText('The server is being restarted.')).toBeTruthy())
  })
})
