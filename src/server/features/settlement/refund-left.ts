import type { RefundablePayment } from './payment-ledger.ts'
import type { RefundRow } from './settlement.tables.ts'

/**
 * What is left to refund of a payment, in cents. A refund that was asked for and not answered yet counts as gone, so
 * that two people never give the same money back twice; what the provider last said and our own record each bound it.
 */
export function centsLeftToRefund(
  payment: Pick<RefundablePayment, 'amountCents' | 'refundedCents' | 'settledAt'>,
  refunds: readonly Pick<RefundRow, 'status' | 'amountCents'>[],
): number {
  if (payment.settledAt === null) return 0
  const sumOf = (statuses: readonly RefundRow['status'][]) =>
    refunds
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const gone = Math.max(payment.refundedCents, sumOf(['succeeded', 'pending'])) + sumOf(['asked'])
  return Math.max(0, payment.amountCents - gone)
}
