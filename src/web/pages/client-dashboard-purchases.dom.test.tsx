import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf, wholePortal } from '../test-support/sample-portal.ts'
import { monthlyAccess, strategySession } from '../test-support/sample-purchase.ts'
import { stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

it('lists what the client bought, with status, end and the way to its page', async () => {
  stubCalls(
    ...portalOf({
      purchases: [
        { ...monthlyAccess, sessionId: 'cs_test_1' },
        { ...strategySession, creditedToward: 'ARMOR Premium', sessionId: 'cs_test_2' },
      ],
    }),
  )
  renderPage('/client-dashboard?client=5')
  const card = await screen.findByRole('region', { name: 'Purchases' })
  expect(within(card).getByText('Active · Open until December 20, 2026')).toBeTruthy()
  expect(within(card).getByText('Active · Credited toward: ARMOR Premium')).toBeTruthy()
  const link = within(card).getByRole('link', { name: 'See Monthly Access' })
  expect(link.getAttribute('href')).toBe('/account/purchase?session_id=cs_test_1')
})

it('shows no card to a client who bought nothing', async () => {
  stubCalls(...portalOf())
  renderPage('/client-dashboard?client=5')
  await wholePortal()
  expect(screen.queryByRole('region', { name: 'Purchases' })).toBeNull()
})
