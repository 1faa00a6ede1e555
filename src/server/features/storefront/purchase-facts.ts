import { findGrant, lastingOf } from '../../../shared/catalogue/grants.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { PurchaseStatus } from '../../../shared/rules/entitlement.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type {
  ProviderCheckoutSession,
  ProviderIntent,
  ProviderRefund,
  ProviderSubscription,
} from '../../platform/payments/payment-provider.ts'
import { neverBackwards } from '../settlement/never-backwards.ts'
import type { PurchasePaymentRow, PurchaseRow } from '../settlement/settlement.tables.ts'

/** What the provider said about one checkout session. */
export interface ToldPurchase {
  session: ProviderCheckoutSession
  subscription: ProviderSubscription | null
  /** PaymentIntents that paid for it and were asked about, the newest first. */
  intents: readonly ProviderIntent[]
}

/** What is known here of the same purchase. */
export interface KnownPurchase {
  row: PurchaseRow
  /** Staff accepted the sum that was paid, whatever the price was. */
  accepted: boolean
  payments: readonly PurchasePaymentRow[]
}

/** By PaymentIntent: the provider's whole list of its refunds. */
export type WholeLists = ReadonlyMap<string, readonly ProviderRefund[]>

export interface PurchaseTruth {
  productKey: string
  productName: string
  status: PurchaseStatus
  opensUntil: Date | null
  endsWithPeriod: boolean
  nextProductKey: string | null
  amountCents: number
  refundedCents: number
  payments: { paymentIntentId: string; amountCents: number; refundedCents: number }[]
  boughtAt: Date
}

/**
 * What a purchase is, from what the provider says of it; null while it is not paid. The price is checked once, against
 * the catalogue of that day: what is paid stays paid when a price changes later. Pure.
 */
export function truthOf(
  told: ToldPurchase,
  known: KnownPurchase | null,
  at: { now: Date; refunds: WholeLists },
): PurchaseTruth | null {
  const { session, subscription } = told
  if (session.status !== 'complete' || !session.paid) return null
  const boughtAt = known?.row.createdAt ?? latest(at.now, session.createdAt)
  const payments = paymentsOf(told, known, at.refunds)
  const paid = {
    amountCents: sum(payments, 'amountCents') || session.amountCents,
    refundedCents: sum(payments, 'refundedCents'),
    payments,
    boughtAt,
  }
  const sold = productOf(told, known)
  if (sold === null) return { ...paid, ...unknown(session.productKey) }
  const newest = newestPayment(told, payments)
  const refunded =
    newest !== undefined && newest.amountCents > 0 && newest.refundedCents >= newest.amountCents
  return {
    ...paid,
    productKey: sold.key,
    productName: sold.name,
    status: refunded ? 'refunded' : statusOf(subscription),
    opensUntil: opensUntil(sold, subscription, boughtAt),
    endsWithPeriod: subscription?.endsWithPeriod ?? false,
    nextProductKey: subscription?.nextProductKey ?? null,
  }
}

/** A link's session can be paid for a day; news of it may come later than that. */
const latest = (now: Date, opened: Date) => new Date(Math.min(now.getTime(), opened.getTime() + msOfDay))

/** null when what was paid is no product of ours, or was not sold at this price or in this way. */
function productOf({ session, subscription, intents }: ToldPurchase, known: KnownPurchase | null) {
  const sold = findLinkedProduct(session.productKey ?? '')
  const checked = known !== null && (known.accepted || known.row.status !== 'unknown')
  if (!checked && !(sold && isAtItsPrice(sold, session, intents))) return null
  const current = subscription ? findLinkedProduct(subscription.productKey ?? '') : sold
  return isSoldSo(current, session) ? current : null
}

/** Whether it is a product that is paid for in this way: once, or as a subscription. */
export const isSoldSo = (
  product: LinkedProduct | undefined,
  { subscriptionId }: { subscriptionId: string | null },
): product is LinkedProduct =>
  product !== undefined && (product.billing === 'once') === (subscriptionId === null)

/** What was asked for: by a page of ours what it was opened with, else the price; null for what nobody sells. */
export function askedCentsOf(session: ProviderCheckoutSession): number | null {
  const sold = findLinkedProduct(session.productKey ?? '')
  return session.askedCents ?? (sold ? centsFromDollars(sold.dollars) : null)
}

function isAtItsPrice(
  product: LinkedProduct,
  session: ProviderCheckoutSession,
  intents: readonly ProviderIntent[],
): boolean {
  // A page of ours names what it was opened with: the price of that hour, less credits.
  const cents = session.askedCents ?? centsFromDollars(product.dollars)
  if (session.amountCents !== cents || session.currency !== 'usd') return false
  if (product.billing !== 'once') return session.subscriptionId !== null
  const intent = intents.find(({ id }) => id === session.paymentIntentId)
  return intent?.status === 'succeeded' && intent.amountCents === cents && intent.currency === 'usd'
}

const unknown = (productKey: string | null) => ({
  productKey: productKey ?? '',
  productName: findLinkedProduct(productKey ?? '')?.name ?? 'Unknown product',
  status: 'unknown' as const,
  opensUntil: null,
  endsWithPeriod: false,
  nextProductKey: null,
})

/** Known ones stay; what the provider says now moves them forward. */
function paymentsOf(
  { intents }: ToldPurchase,
  known: KnownPurchase | null,
  refunds: WholeLists,
): PurchaseTruth['payments'] {
  const told = intents.flatMap((intent) => {
    const { id: paymentIntentId, amountCents } = intent
    const seen = known?.payments.find((payment) => payment.paymentIntentId === paymentIntentId)
    const standing = seen
      ? { ...seen, status: 'succeeded', settledAt: seen.seenAt }
      : { amountCents, refundedCents: 0, status: '', settledAt: null }
    const step = neverBackwards(standing, { intent, refunds: refunds.get(paymentIntentId) ?? null })
    if (step.kind === 'paid') return [{ paymentIntentId, amountCents, refundedCents: step.refundedCents }]
    return seen ? [{ paymentIntentId, amountCents: seen.amountCents, refundedCents: seen.refundedCents }] : []
  })
  const untold = (known?.payments ?? []).filter(
    ({ paymentIntentId }) => !told.some((each) => each.paymentIntentId === paymentIntentId),
  )
  return [
    ...untold.map(({ paymentIntentId, amountCents, refundedCents }) => ({
      paymentIntentId,
      amountCents,
      refundedCents,
    })),
    ...told.reverse(),
  ]
}

const sum = (payments: PurchaseTruth['payments'], column: 'amountCents' | 'refundedCents') =>
  payments.reduce((total, payment) => total + payment[column], 0)

/** The payment whose refund closes it: the only one, or the one that paid a subscription last. */
function newestPayment({ session, subscription }: ToldPurchase, payments: PurchaseTruth['payments']) {
  const id = subscription ? subscription.paymentIntentIds[0] : session.paymentIntentId
  return payments.find(({ paymentIntentId }) => paymentIntentId === id)
}

function statusOf(subscription: ProviderSubscription | null): PurchaseStatus {
  if (subscription === null) return 'active'
  if (subscription.status === 'canceled') return 'ended'
  if (subscription.status === 'past_due') return 'past-due'
  return subscription.endsWithPeriod ? 'ending' : 'active'
}

function opensUntil(
  product: LinkedProduct,
  subscription: ProviderSubscription | null,
  boughtAt: Date,
): Date | null {
  if (subscription) return subscription.periodEndsAt
  const grant = findGrant(product.key)
  const lasts = grant ? lastingOf(grant) : 'always'
  return typeof lasts === 'string' ? null : new Date(boughtAt.getTime() + lasts.days * msOfDay)
}
