import type { StaffPayment } from '../../../shared/api/staff-case.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectPaymentsOfClient } from './checkout.store.ts'
import type { PaymentRow, RefundRow } from './checkout.tables.ts'
import { centsLeftToRefund } from './refund-left.ts'
import { selectRefunds } from './refunds.store.ts'

/** The payments of a client with their refunds, oldest first. */
export async function listPayments(
  queryable: Queryable,
  client: { id: number; paymentIntentId: string | null },
): Promise<StaffPayment[]> {
  const payments = await selectPaymentsOfClient(queryable, client)
  const refunds = await selectRefunds(
    queryable,
    payments.map(({ paymentIntentId }) => paymentIntentId),
  )
  return payments.map((payment) =>
    shownPayment(
      payment,
      refunds.filter(({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId),
    ),
  )
}

/** A payment as staff see it; `refunds` are those of this payment. */
export function shownPayment(payment: PaymentRow, refunds: readonly RefundRow[]): StaffPayment {
  return {
    paymentIntentId: payment.paymentIntentId,
    provider: payment.provider,
    productName: payment.productName,
    amount: amountText(payment.amountCents),
    refunded: amountText(payment.refundedCents),
    left: amountText(centsLeftToRefund(payment, refunds)),
    status: payment.status,
    settledAt: payment.settledAt?.toISOString() ?? null,
    createdAt: payment.createdAt.toISOString(),
    refunds: refunds.map((refund) => ({
      id: refund.providerRefundId ?? `asked-${refund.id}`,
      amount: amountText(refund.amountCents),
      reason: refund.reason,
      status: refund.status,
      failure: refund.failure,
      by: refund.authorName,
      createdAt: refund.createdAt.toISOString(),
    })),
  }
}
