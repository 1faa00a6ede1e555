import { randomUUID } from 'node:crypto'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../src/server/platform/payments/payment-provider.ts'
import { mailsWith } from './mails-to.ts'
import { type Caller, makeApp, type TestApp } from './make-app.ts'
import { paidBrowser } from './paying-client.ts'

export interface Paid {
  clientId: number
  paymentIntentId: string
}

/** An app in which staff refund what clients paid, and what is seen of it afterwards: by the client, the provider, the mails. */
export interface RefundDesk {
  app: TestApp
  /** The provider before a test puts one in trouble into its place. */
  honest: PaymentProvider
  staff(): Caller
  /** Before each test: the honest provider is back, and staff have signed in anew. */
  begin(): Promise<void>
  /** A client who has just paid 1,750.00. */
  paid(): Promise<Paid>
  refund(
    payment: Paid,
    amount: string,
    attemptKey?: string,
    by?: Caller,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>
  client(payment: Paid): Promise<Record<string, unknown> | undefined>
  /** Cents that the provider says are refunded. */
  moved(payment: Paid): Promise<number | undefined>
  mails(payment: Paid): Promise<{ subject: string; status: string }[]>
  rows<T extends Record<string, unknown>>(query: string): Promise<T[]>
}

export async function openRefundDesk(): Promise<RefundDesk> {
  const app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  const honest = app.deps.payments
  let staff = await app.asStaff()
  const rows = async <T extends Record<string, unknown>>(query: string) =>
    (await app.deps.database.db.execute<T>(query)).rows
  return {
    app,
    honest,
    rows,
    staff: () => staff,
    begin: async () => {
      app.deps.payments = honest
      staff = await app.asStaff()
    },
    paid: () => paidBrowser(app),
    refund: async ({ clientId, paymentIntentId }, amount, attemptKey = newKey(), by = staff) => {
      const reply = await by.inject({
        method: 'POST',
        url: `/api/staff/clients/${clientId}/refund`,
        payload: { paymentIntentId, amount, reason: 'Asked for it by phone', attemptKey },
      })
      return { status: reply.statusCode, body: reply.json() }
    },
    client: async ({ clientId }) =>
      (
        await rows(`select payment_status as status, amount_cents as cents, refunded_at is not null as refunded,
          cancelled_at is not null as cancelled from clients where id = ${clientId}`)
      )[0],
    moved: async ({ paymentIntentId }) => (await honest.getPaymentIntent(paymentIntentId))?.refundedCents,
    mails: async ({ clientId }) =>
      (await mailsWith(app.deps, { clientId, type: 'refund' })).map(({ subject, status }) => ({
        subject,
        status,
      })),
  }
}

export const newKey = () => `attempt-${randomUUID()}`

export async function silent(): Promise<never> {
  throw new ProviderUnavailable('The line is dead.')
}
