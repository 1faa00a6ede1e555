import { act, fireEvent, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { getStaffSetup, signInStaff } from '../../shared/api/staff.ts'
import { getToday, type Today } from '../../shared/api/today.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const heard = vi.hoisted(() => new Map<string, (payload: unknown) => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: (payload: unknown) => void) => heard.set(event, listener),
    io: { on: () => {} },
    emit: () => {},
    connect: () => {},
    close: () => {},
  }),
}))

const rows: Today['rows'] = [
  {
    kind: 'tasks',
    clientId: 6,
    name: 'Bo Bell',
    amount: null,
    about: 'Ask for the police report',
    since: '2026-11-19',
    address: '/dashboard/client?client=6&part=notes',
  },
  {
    kind: 'deadlines',
    clientId: 5,
    name: 'Ana Silva',
    amount: null,
    about: null,
    since: '2026-11-20',
    address: '/dashboard/client?client=5',
  },
  {
    kind: 'sums',
    clientId: null,
    name: null,
    amount: '250.00',
    about: null,
    since: '2026-11-22T12:00:00.000Z',
    address: '/dashboard/payments',
  },
]
const kinds: Today['kinds'] = [
  { kind: 'messages', total: 0 },
  { kind: 'deadlines', total: 1_200 },
  { kind: 'sums', total: 1 },
]

it('shows what waits with the way to it, counts it in the navigation, keeps one kind in the address, and follows what changes', async () => {
  let now: Today = { total: 1_201, kinds, rows }
  stubCalls(
    signedInAs('staff'),
    answerTo(getToday, ({ query }) => {
      const kind = query.get('kind')
      if (query.get('limit') === '0') return { ...now, rows: [] }
      return { ...now, rows: now.rows.filter((row) => kind === null || row.kind === kind) }
    }),
  )
  const page = renderPage('/dashboard/today')
  const list = await screen.findByRole('list', { name: 'What waits, the longest waiting first' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/dashboard/client?client=6&part=notes', '/dashboard/client?client=5', '/dashboard/payments'])
  expect(within(list).getByText('Task: Ask for the police report')).toBeTruthy()
  expect(within(list).getByText('Ana Silva')).toBeTruthy()
  expect(within(list).getByText('Due November 20, 2026')).toBeTruthy()
  expect(within(list).getByText('No client named')).toBeTruthy()
  expect(screen.getByText('1,201 wait. 3 of 1,201 are shown.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Today.*1,201 waiting$/ }).getAttribute('aria-current')).toBe(
    'page',
  )
  const filter = within(screen.getByRole('navigation', { name: 'Kinds' }))
  expect(filter.queryByText('Messages')).toBeNull()
  // Colours need a browser that draws.
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])

  fireEvent.click(filter.getByRole('link', { name: 'Other sums 1' }))
  expect(await screen.findByText('1 waits')).toBeTruthy()
  expect(page.location()).toBe('/dashboard/today?kind=sums')
  expect(await screen.findByText('No client named')).toBeTruthy()
  expect(screen.queryByText('Ana Silva')).toBeNull()

  now = { total: 0, kinds: [], rows: [] }
  act(() => heard.get('staff-change')?.({ what: 'lists', clientId: null }))
  expect(await screen.findByText('Nothing of this kind waits')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Today' })).toBeTruthy()
})

it('says why the list did not come', async () => {
  stubCalls(
    signedInAs('staff'),
    answerTo(getToday, () => refusal(503, 'The server is being restarted.')),
  )
  renderPage('/dashboard/today?kind=nothing-like-this')
  expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
})

it('is where somebody arrives who signs in at the front door', async () => {
  let kind: 'nobody' | 'staff' = 'nobody'
  const member = { email: 'sam@armor.example', name: 'Sam Staff', role: 'staff' as const }
  const nobody = { email: null, name: null, role: null }
  stubCalls(
    answerTo(getSession, () => ({ kind, language: null, ...(kind === 'staff' ? member : nobody) })),
    answerTo(getStaffSetup, () => ({ anyStaff: true })),
    answerTo(signInStaff, () => {
      kind = 'staff'
      return { next: 'done' as const, enrol: null }
    }),
  )
  const page = renderPage('/dashboard')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { name: 'Staff sign-in' })
  type('Email address', 'sam@armor.example')
  type('Password', 'right')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Nothing waits for a person')).toBeTruthy()
  expect(page.location()).toBe('/dashboard/today')
})
