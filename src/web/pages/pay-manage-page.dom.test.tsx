import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getPaymentSetup } from '../../shared/api/checkout.ts'
import type { SubscriptionShown } from '../features/storefront/sandbox-pages.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerAt, answerTo, stubCalls } from '../test-support/stub-calls.ts'

const inSandbox = answerTo(getPaymentSetup, () => ({
  provider: 'sandbox' as const,
  publishableKey: 'pk_test_sandbox',
}))
const quarterly: SubscriptionShown = {
  id: 'sub_1',
  product: 'quarterly-package',
  status: 'active',
  paid_until: Date.UTC(2027, 2, 1, 12) / 1000,
  ends: false,
  becomes: null,
  changes: [
    { product: 'monthly-access', at_once: false, due_cents: 0 },
    { product: 'annual-subscription', at_once: true, due_cents: 43_750 },
  ],
}

/** The page over one subscription, which each sent change replaces by `after`. */
function open(subscription: SubscriptionShown, after: SubscriptionShown | Response = subscription) {
  const sent: unknown[] = []
  const page = (shown: SubscriptionShown) => ({ return_url: 'http://localhost/back', subscriptions: [shown] })
  stubCalls(
    inSandbox,
    answerAt('GET', '/sandbox/v1/customer_pages/:id', () => page(subscription)),
    answerAt('POST', '/sandbox/v1/customer_pages/:id/subscriptions/:subscription', ({ body }) => {
      sent.push(Object.fromEntries(body as URLSearchParams))
      return after instanceof Response ? after : page(after)
    }),
  )
  renderPage('/pay/manage?session=bps_1')
  return sent
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('/pay/manage', () => {
  it('changes up at once, after it said what is charged now', async () => {
    const sent = open(quarterly, { ...quarterly, product: 'annual-subscription', changes: [] })
    expect(await screen.findByText('It renews on March 1, 2027 for $125.00 every 3 months.')).toBeTruthy()
    await press('Change to Annual Subscription')
    expect(sent).toEqual([])
    const asked = await dialog()
    expect(asked.getByText(/You pay \$437.50 now/)).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Pay $437.50 and change' }))
    expect(await screen.findByRole('heading', { name: 'Annual Subscription' })).toBeTruthy()
    expect(sent).toEqual([{ product: 'annual-subscription' }])
  })

  it('changes down with the next period, and stays when that is taken back', async () => {
    const sent = open(quarterly, { ...quarterly, becomes: 'monthly-access' })
    await press('Change to Monthly Access')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Change with the next period' }))
    expect(await screen.findByText('It changes to Monthly Access on March 1, 2027.')).toBeTruthy()
    await press('Stay with Quarterly Package')
    expect(sent).toEqual([{ product: 'monthly-access' }, { product: 'quarterly-package' }])
  })

  it('cancels to the end of what is paid, and takes it back', async () => {
    const sent = open(quarterly, { ...quarterly, ends: true, changes: [] })
    await press('Cancel the subscription')
    const asked = await dialog()
    expect(asked.getByText('Your access lasts to March 1, 2027. Nothing more is charged.')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Cancel the subscription' }))
    expect(await screen.findByText(/It is canceled and ends on March 1, 2027/)).toBeTruthy()
    await press('Keep my subscription')
    expect(sent).toEqual([{ ends: 'true' }, { ends: 'false' }])
  })

  it('says that the card was declined, and leaves the plan as it is', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.' }
    open(quarterly, Response.json({ error }, { status: 402 }))
    await press('Change to Annual Subscription')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pay $437.50 and change' }))
    expect(await screen.findByText('Your card was declined.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Quarterly Package' })).toBeTruthy()
  })

  it('says when the page is over', async () => {
    const error = { type: 'invalid_request_error', message: 'No such page' }
    stubCalls(
      inSandbox,
      answerAt('GET', '/sandbox/v1/customer_pages/:id', () => Response.json({ error }, { status: 404 })),
    )
    renderPage('/pay/manage?session=bps_old')
    expect(await screen.findByText(/This page has expired/)).toBeTruthy()
    const onwards = screen.getByRole('link', { name: 'To your purchases' })
    expect(onwards.getAttribute('href')).toBe('/account/overview')
  })
})
