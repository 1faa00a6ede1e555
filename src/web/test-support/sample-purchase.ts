import type { getPurchase, PurchaseShown } from '../../shared/api/storefront.ts'
import type { CallReply } from '../lib/call-address.ts'

/** A running monthly subscription. */
export const monthlyAccess: PurchaseShown = {
  product: {
    key: 'monthly-access',
    name: 'Monthly Access',
    description: 'The dispute letter generator, month by month.',
    inclusions: ['Download as PDF, Word or text'],
    price: 49,
    billing: 'month',
  },
  status: 'active',
  paid: 49,
  boughtAt: new Date().toISOString(),
  opens: ['generator'],
  opensUntil: '2026-12-20T12:00:00.000Z',
  becomes: 'Monthly Access',
  creditedToward: null,
}

/** A paid session whose time is not set. */
export const strategySession: PurchaseShown = {
  ...monthlyAccess,
  product: {
    key: 'strategy-session',
    name: 'Strategy Session',
    description: 'Personalized Roadmap',
    inclusions: [],
    price: 97,
    billing: 'once',
  },
  paid: 97,
  opens: ['session'],
  opensUntil: null,
  becomes: null,
}

/** The answer of the purchase page about it. */
export const paidAnswer = (
  purchase: PurchaseShown | null,
  over: Partial<CallReply<typeof getPurchase>> = {},
): CallReply<typeof getPurchase> => ({
  state: 'paid',
  email: 'b•••@example.com',
  purchase,
  intakeAddress: null,
  caseAddress: null,
  holding: null,
  bookingAddress: null,
  times: null,
  manageable: false,
  ...over,
})
