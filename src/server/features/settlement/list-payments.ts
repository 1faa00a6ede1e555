import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectSettledPayments } from './checkout-credits.store.ts'
import type { RefundablePayment } from './payment-ledger.ts'
import { centsLeftToRefund } from './refund-left.ts'
import { selectRefunds } from './refunds.store.ts'
import { selectPaymentsOfClient } from './settlement.store.ts'
import type { PaymentRow, RefundRow } from './settlement.tables.ts'

/** Settled payments of these clients, oldest first. */
export async function listSettledPayments(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<PaymentRow[]> {
  return selectSettledPayments(queryable, clientIds)
}

/** The payments of a client with their refunds, oldest first. */
export async function listPayments(
  queryable: Queryable,
  client: { id: number; paymentIntentId: string | null },
): Promise<StaffPayment[]> {
  const payments = await selectPaymentsOfClient(queryable, client)
  return shownPayments(queryable, payments)
}

type ShownPayment = Omit<RefundablePayment, 'clientId'> &
  Pick<PaymentRow, 'provider' | 'productName' | 'status' | 'createdAt'>

/** Payments as staff see them, wherever they are kept, each with its refunds; in the order given. */
export async function shownPayments(
  queryable: Queryable,
  payments: readonly ShownPayment[],
): Promise<StaffPayment[]> {
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

function shownPayment(payment: ShownPayment, refunds: readonly RefundRow[]): StaffPayment {
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
