import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '../../src/server/platform/payments/payment-provider.ts'
import { generatorAccess } from './buying-visitor.ts'
import { makeApp, type TestApp } from './make-app.ts'
import { sealedAddress } from './whole-database.ts'

/** A product whose limits no buyer of a test meets. */
export const openShop = (now: Date): Promise<TestApp> =>
  makeApp({
    now,
    settings: {
      RATE_LIMIT_PAYMENT: '5000/60',
      RATE_LIMIT_SUBSCRIPTION: '5000/60',
      RATE_LIMIT_ANY: '50000/60',
    },
  })

export type LinkedBuyer = ReturnType<typeof linkedBuyer>

/**
 * Somebody new who buys through payment links, and what is known of the purchases.
 * @param honest the provider as it is, whatever the test puts before it
 */
export function linkedBuyer(app: TestApp, honest: PaymentProvider) {
  const email = `buyer-${randomUUID().slice(0, 8)}@example.com`
  const told = async (sessionId: string) => {
    const session = await honest.getCheckoutSession(sessionId)
    if (!session) throw new Error('the sandbox lost the session')
    return session
  }
  return {
    email,
    /** Pays for a product. @returns the id of the checkout session */
    buy: (key: string) => app.sandbox.payLink(key, { email, name: 'Bea Buyer' }),
    /** The answer of the purchase's own page. */
    page: async (sessionId: string) => (await app.inject({ url: `/api/purchases/${sessionId}` })).json(),
    /** Whether the letter generator is open. */
    opens: () => generatorAccess(app, email),
    /** The checkout session as the provider has it. */
    told,
    async newestIntent(sessionId: string) {
      const { paymentIntentId, subscriptionId } = await told(sessionId)
      if (paymentIntentId) return paymentIntentId
      return (await honest.getSubscription(subscriptionId ?? ''))?.paymentIntentIds[0] ?? ''
    },
    subscriptionOf: async (sessionId: string) => (await told(sessionId)).subscriptionId ?? '',
    /** Status and amounts of this buyer's rows. */
    async rows() {
      const { rows } = await app.deps.database.db.execute<Record<string, unknown>>(
        `select status, amount_cents as cents, refunded_cents as refunded from purchases where email_key = '${sealedAddress(app.deps, email)}'`,
      )
      return rows
    },
  }
}
