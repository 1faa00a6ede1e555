import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { holdBack } from '../../../../test/support/hold-back.ts'
import { type LinkedBuyer, linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { endLostSubscriptions, endSubscriptionsSoon } from './end-subscriptions.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'

const dayMs = 86_400_000
let app: TestApp
let honest: PaymentProvider
let buyer: LinkedBuyer
beforeAll(async () => {
  app = await openShop(new Date('2026-11-20T12:00:00Z'))
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.payments = honest
  buyer = linkedBuyer(app, honest)
})

const subscriber = async (key: string) => {
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  return session
}
const reminders = () => mailsWith(app.deps, { to: buyer.email, type: 'renewal-reminder' })

describe('what a subscriber is told of the renewal', () => {
  it('stands in the receipt: that it renews, when, for how much and how to cancel', async () => {
    await subscriber('monthly-access')
    const [receipt] = await mailsWith(app.deps, { to: buyer.email, type: 'receipt' })
    expect(receipt?.text).toContain(
      'Monthly Access renews by itself on December 20, 2026 for $49.00, and then every month, until you cancel.',
    )
    expect(receipt?.text).toContain('press Cancel subscription')
  })

  it('stands in no receipt of what does not renew', async () => {
    await subscriber('30-day-pass')
    const [receipt] = await mailsWith(app.deps, { to: buyer.email, type: 'receipt' })
    expect(receipt?.text).not.toContain('renews')
  })

  it('comes once before an annual renewal, however often and at once it is looked', async () => {
    await subscriber('annual-subscription')
    app.clock.advance(334 * dayMs)
    await remindOfRenewals(app.deps)
    expect(await reminders()).toEqual([])
    app.clock.advance(2 * dayMs)
    await Promise.all([remindOfRenewals(app.deps), remindOfRenewals(app.deps)])
    await remindOfRenewals(app.deps)
    const [mail, ...more] = await reminders()
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Annual Subscription renews on /)
    expect(mail?.text).toContain('Your card is charged $500.00 then, and every year after that')
  })

  it('names what the provider will charge, which may be an older price', async () => {
    await subscriber('annual-subscription')
    app.deps.payments = {
      ...honest,
      getSubscription: async (id) => {
        const told = await honest.getSubscription(id)
        return told && { ...told, renewsAtCents: 40_000 }
      },
    }
    app.clock.advance(336 * dayMs)
    await remindOfRenewals(app.deps)
    expect((await reminders())[0]?.text).toContain('Your card is charged $400.00 then')
  })

  it('waits for the next look while the provider is silent, and comes to nobody who cancelled', async () => {
    const session = await subscriber('annual-subscription')
    app.clock.advance(336 * dayMs)
    app.deps.payments = {
      ...honest,
      getSubscription: async () => {
        throw new ProviderUnavailable('silent')
      },
    }
    await remindOfRenewals(app.deps)
    expect(await reminders()).toEqual([])
    app.deps.payments = honest
    await app.inject({ method: 'POST', url: `/api/purchases/${session}/cancel` })
    await remindOfRenewals(app.deps)
    expect(await reminders()).toEqual([])
  })
})

describe('the subscription of somebody who goes', () => {
  it('ends with the deletion of the person, and nobody is mailed about it', async () => {
    const id = await buyer.subscriptionOf(await subscriber('monthly-access'))
    const clientId = await app.makeClient({ name: 'Gone Buyer', email: buyer.email })
    const input = { clientId, actor: { id: 'admin-1', name: 'Ada Admin' }, reason: 'staff' as const }
    // The job may begin before the deletion has answered: what it asks waits here, and the deletion must not.
    const held = holdBack()
    app.deps.payments = {
      ...honest,
      endSubscription: (of) => held.until.then(() => honest.endSubscription(of)),
    }
    await deleteClientData(app.deps, input)
    expect(await honest.getSubscription(id)).toMatchObject({ status: 'active' })
    held.letGo()
    await app.deps.queue.idle()
    expect(await honest.getSubscription(id)).toMatchObject({ status: 'canceled' })
    expect(await mailsWith(app.deps, { to: buyer.email, type: 'subscription-cancelled' })).toEqual([])
  })

  it('is ended at the provider after the row stands, also when the provider was silent at first', async () => {
    const id = await buyer.subscriptionOf(await subscriber('monthly-access'))
    const rows = async () =>
      (
        await app.deps.database.db.execute(
          `select ended_at is not null as done from subscription_endings where subscription_id = '${id}'`,
        )
      ).rows
    const refusing = { ...app.deps, queue: { ...app.deps.queue, enqueue: async () => undefined } }
    await app.deps.database.transaction((tx) => endSubscriptionsSoon(refusing, tx, [id]))
    expect(await rows()).toEqual([{ done: false }])
    expect(await honest.getSubscription(id)).toMatchObject({ status: 'active' })
    await endLostSubscriptions(app.deps)
    await app.deps.queue.idle()
    expect(await rows()).toEqual([{ done: true }])
    expect(await honest.getSubscription(id)).toMatchObject({ status: 'canceled' })
  })
})
