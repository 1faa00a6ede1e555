import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { getAccountOverview } from '../../shared/api/overview.ts'
import { cancelSubscription } from '../../shared/api/storefront.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { openWork } from '../test-support/sample-work.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const product = {
  key: 'monthly-access',
  name: 'Monthly Access',
  description: '',
  inclusions: [],
  price: 49,
  billing: 'month' as const,
}
const purchase = {
  product,
  status: 'active' as const,
  paid: 49,
  boughtAt: '2026-11-20T10:00:00.000Z',
  opens: ['generator' as const],
  opensUntil: null,
  becomes: null,
  creditedToward: null,
  sessionId: 'cs_test_1234567890',
  manageable: true,
}

const session = (kind: 'client' | 'nobody') =>
  answerTo(getSession, () => ({ kind, email: null, name: null, role: null, language: null }))

it('shows receipts, the way to cancel and support to whoever has no case', async () => {
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      email: 'bea@example.com',
      supportEmail: 'support@armor.example',
      cases: [],
      applications: [{ id: 7, sentAt: '2026-11-19T10:00:00.000Z' }],
      purchases: [purchase],
      works: [{ ...openWork, product: 'Strategy Session', sessionId: 'cs_test_1234567890' }],
      sessions: [
        {
          sessionId: 'cs_test_of_session',
          product: 'Strategy Session',
          startsAt: '2026-11-24T15:00:00.000Z',
          timeZone: 'America/Chicago',
        },
      ],
      receipts: [{ product: 'ARMOR Ready', paid: 497, refunded: 0, paidOn: '2026-11-18T10:00:00.000Z' }],
    })),
  )
  renderPage('/account/overview')
  await screen.findByText('Everything that was bought or sent with bea@example.com.')
  const manage = screen.getByRole('link', { name: 'Change or cancel Monthly Access' })
  expect(manage.getAttribute('href')).toBe('/account/purchase?session_id=cs_test_1234567890')
  const application = screen.getByRole('link', { name: /Application sent on/ })
  expect(application.getAttribute('href')).toBe('/readiness/status?application=7')
  screen.getByRole('rowheader', { name: /ARMOR Ready/ })
  const works = within(screen.getByRole('region', { name: 'What we do for you' }))
  works.getByText('Part of Strategy Session')
  const support = screen.getByRole('link', { name: 'Write to support' })
  expect(support.getAttribute('href')).toBe('mailto:support@armor.example')
  const ahead = screen.getByRole('region', { name: 'Your next session' })
  const link = within(ahead).getByRole('link', {
    name: /^Strategy Session: Tuesday, November 24, 2026.*9:00/,
  })
  expect(link.getAttribute('href')).toBe('/account/purchase?session_id=cs_test_of_session')
  expect(screen.queryByRole('heading', { name: 'Your cases' })).toBeNull()
})

it('cancels a subscription in two clicks, without another page', async () => {
  let isCancelled = false
  const now = () => ({
    ...purchase,
    status: isCancelled ? ('ending' as const) : ('active' as const),
    opensUntil: '2026-12-20T10:00:00.000Z',
    becomes: isCancelled ? null : 'Monthly Access',
  })
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      email: 'bea@example.com',
      supportEmail: 'support@armor.example',
      cases: [],
      applications: [],
      purchases: [now()],
      works: [],
      sessions: [],
      receipts: [],
    })),
    answerTo(cancelSubscription, () => {
      isCancelled = true
      return now()
    }),
  )
  renderPage('/account/overview')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const asked = screen.getByRole('dialog', { name: 'Cancel Monthly Access?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, cancel it' }))
  await screen.findByText(/^It ends on December 20, 2026, and nothing more is charged\./)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks a stranger to sign in, and makes no call that can only be refused', async () => {
  stubCalls(session('nobody'))
  renderPage('/account/overview')
  await screen.findByRole('button', { name: 'Send sign-in link' })
})

it('asks whoever was signed out meanwhile to sign in again', async () => {
  stubCalls(
    session('client'),
    answerTo(getAccountOverview, () => ({
      status: 401,
      body: { error: 'Please sign in to see this.', code: 'not_signed_in', requestId: 'r' },
    })),
  )
  renderPage('/account/overview')
  await screen.findByRole('button', { name: 'Send sign-in link' })
})
