import type { ProviderIntent, ProviderRefund } from '../../platform/payments/payment-provider.ts'

/** What stands here of one payment. Amounts in cents. */
export interface StandingMoney {
  amountCents: number
  refundedCents: number
  /** The provider's status at the last look. */
  status: string
  /** null: nothing was paid yet. */
  settledAt: Date | null
}

/** What the provider answered about it. */
export interface ToldMoney {
  intent: Pick<ProviderIntent, 'status' | 'amountCents' | 'currency' | 'refundedCents'>
  /** The provider's whole list of refunds, asked for after the intent; null when it was not asked for. */
  refunds: readonly Pick<ProviderRefund, 'amountCents' | 'status'>[] | null
}

/** What an answer makes of a payment. */
export type MoneyStep =
  | { kind: 'stays' }
  /** Not paid: only the status is written. */
  | { kind: 'waits'; status: ProviderIntent['status'] }
  /** Paid in another sum or currency than was asked for: nothing is settled by it before staff decided (keep-other-sum.ts). */
  | { kind: 'other-amount' }
  /** Paid; `first` is the moment in which everything follows from it. */
  | { kind: 'paid'; first: boolean; refundedCents: number }

/**
 * The guard of every settlement: an answer moves a payment forward or leaves it, in whatever order answers arrive. What is
 * settled is never unsettled; a cancelled intent is only ever paid in an answer that says so; what was refunded grows, and
 * shrinks only when the provider's whole list of refunds shows that a bank sent one back. Pure.
 */
export function neverBackwards(standing: StandingMoney, told: ToldMoney): MoneyStep {
  const { intent } = told
  if (intent.status !== 'succeeded') {
    const isOver = standing.settledAt !== null || standing.status === 'canceled'
    return isOver || standing.status === intent.status
      ? { kind: 'stays' }
      : { kind: 'waits', status: intent.status }
  }
  if (intent.amountCents !== standing.amountCents || intent.currency !== 'usd')
    return { kind: 'other-amount' }
  const refundedCents = refundedNow(standing.refundedCents, told)
  if (standing.settledAt && refundedCents === standing.refundedCents) return { kind: 'stays' }
  return { kind: 'paid', first: standing.settledAt === null, refundedCents }
}

/** What stays refunded of a payment after an answer, in cents. Pure. */
export function refundedNow(standingCents: number, { intent, refunds }: ToldMoney): number {
  if (intent.refundedCents >= standingCents || refunds === null)
    return Math.max(standingCents, intent.refundedCents)
  const listed = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return Math.min(standingCents, Math.max(listed, intent.refundedCents))
}
