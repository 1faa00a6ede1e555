import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getAccountOverview } from '../../shared/api/overview.ts'
import { renderPage } from '../test-support/render-page.tsx'
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

it('shows receipts, the way to cancel and support to whoever has no case', async () => {
  stubCalls(
    answerTo(getAccountOverview, () => ({
      email: 'bea@example.com',
      supportEmail: 'support@armor.example',
      cases: [],
      applications: [{ id: 7, sentAt: '2026-11-19T10:00:00.000Z' }],
      purchases: [purchase],
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
  const support = screen.getByRole('link', { name: 'Write to support' })
  expect(support.getAttribute('href')).toBe('mailto:support@armor.example')
  expect(screen.queryByRole('heading', { name: 'Your cases' })).toBeNull()
})

it('asks a stranger to sign in, and comes back', async () => {
  stubCalls(
    answerTo(getAccountOverview, () => ({
      status: 401,
      body: { error: 'Please sign in to see this.', code: 'not_signed_in', requestId: 'r' },
    })),
  )
  renderPage('/account/overview')
  await screen.findByRole('button', { name: 'Send sign-in link' })
})
