import type { ReactNode } from 'react'
import { staffRefundTexts as texts } from '../../../shared/messages/staff/refunds.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import type { RefundedPayment } from './refunded-payment.ts'

/** What staff see of a payment: names with their values. */
export function paymentFacts(payment: RefundedPayment): (readonly [string, ReactNode])[] {
  const dollars = (amount: string) => formatDollars(Number(amount))
  return [
    [texts.product, <strong key="product">{payment.productName}</strong>],
    [texts.amount, `${dollars(payment.amount)}, ${formatDay(payment.settledAt ?? payment.createdAt)}`],
    [texts.refunded, dollars(payment.refunded)],
    [texts.left, dollars(payment.left)],
    [
      texts.status,
      `${texts.statuses[payment.status] ?? payment.status} (${texts.providers[payment.provider] ?? payment.provider})`,
    ],
    [
      texts.reference,
      <span key="reference" className="break-all">
        {payment.paymentIntentId}
      </span>,
    ],
  ]
}
