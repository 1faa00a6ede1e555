import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { emailSupportUntil, isEmailSupportOpen } from '../../../shared/rules/email-support.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listPurchasesOfBuyer } from '../storefront/list-purchases-of-buyer.ts'
import { fundingPapers } from './funding-papers.ts'
import { selectSettledFundingPayments } from './funding-payments.store.ts'

/** What payments are about: an application and its address in lower case. */
export interface PaidApplication {
  id: number
  emailKey: string
}

/** One payment for an application, by whichever way it was paid. */
export interface FundingPurchase {
  productKey: string
  productName: string
  amountCents: number
  refundedCents: number
  paidAt: Date
  /** It opens what it is for: it was not refunded in full. */
  open: boolean
  /** The browser that paid; null for a payment link that no browser came back from. */
  holderUserId: string | null
}

/** What is sold through payment links and counts for an application. */
const linked: readonly string[] = [armorReady.key, applicationModule.payKey]

/**
 * Everything that was paid for these applications, by PaymentIntent or by payment link, refunded ones included; the
 * oldest first. What was paid through a link counts for every application of its address.
 */
export async function fundingPurchasesOf(
  queryable: Queryable,
  applications: readonly PaidApplication[],
  now: Date,
): Promise<(application: PaidApplication) => FundingPurchase[]> {
  const byIntent = await selectSettledFundingPayments(
    queryable,
    applications.map(({ id }) => id),
  )
  const byLink = await linkedPurchasesOf(
    queryable,
    applications.map(({ emailKey }) => emailKey),
  )
  return ({ id, emailKey }) =>
    [
      ...byIntent
        .filter(({ applicationId }) => applicationId === id)
        .map((payment) => ({
          ...amountsOf(payment),
          paidAt: payment.settledAt ?? payment.createdAt,
          open: payment.refundedCents < payment.amountCents,
          holderUserId: payment.holderUserId,
        })),
      ...byLink
        .filter((purchase) => purchase.emailKey === emailKey)
        .map((purchase) => ({
          ...amountsOf(purchase),
          paidAt: purchase.createdAt,
          open: purchaseStatusAt(purchase, now) === 'active',
          holderUserId: purchase.holderUserId,
        })),
    ].sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
}

/** What these addresses (in lower case) bought through payment links that counts for an application; the oldest first. */
export async function linkedPurchasesOf(queryable: Queryable, addresses: readonly string[]) {
  const emailKeys = [...new Set(addresses)].filter((key) => key !== '')
  if (emailKeys.length === 0) return []
  const bought = await listPurchasesOfBuyer(queryable, { emailKeys, userId: '' })
  return bought.filter(({ productKey, status }) => linked.includes(productKey) && status !== 'unknown')
}

const amountsOf = (paid: {
  productKey: string
  productName: string
  amountCents: number
  refundedCents: number
}) => ({
  productKey: paid.productKey,
  productName: paid.productName,
  amountCents: paid.amountCents,
  refundedCents: paid.refundedCents,
})

/** Keys of what is paid and not refunded. Entity + Readiness credits $497 toward the readiness tools, so it opens them. */
export function openedBy(purchases: readonly FundingPurchase[]): string[] {
  const keys = purchases.filter(({ open }) => open).map(({ productKey }) => productKey)
  const credited = keys.includes(entityReadiness.key) ? [armorReady.key] : []
  return [...new Set([...keys, ...credited])]
}

/** The open packages with the papers and the support that each delivers at a moment. */
export function shownPackages(
  purchases: readonly FundingPurchase[],
  now: Date,
): FundingApplicationShown['packages'] {
  const open = purchases.filter((purchase) => purchase.open)
  const paidFor = (key: string) => open.find(({ productKey }) => productKey === key)
  return openedBy(open).flatMap((key) => {
    const paid = paidFor(key) ?? paidFor(entityReadiness.key)
    if (paid === undefined) return []
    return [
      {
        key,
        name: paid.productKey === key ? paid.productName : armorReady.name,
        paidOn: paid.paidAt.toISOString(),
        delivered: fundingPapers
          .filter(({ packageKey }) => packageKey === key)
          .map((paper) => ({ key: paper.key, name: paper.name, fileName: `${paper.key}.pdf` })),
        support: key === armorReady.key ? supportOf(open, now) : null,
      },
    ]
  })
}

/** The email support of these purchases, the longest; a whole refund ends it with its purchase. null: none was paid for. */
export function supportOf(
  purchases: readonly FundingPurchase[],
  now: Date,
): { until: string; open: boolean } | null {
  const until = purchases
    .flatMap((purchase) =>
      purchase.open ? (emailSupportUntil(purchase.productKey, purchase.paidAt) ?? []) : [],
    )
    .sort()
    .at(-1)
  return until === undefined ? null : { until, open: isEmailSupportOpen(until, now) }
}
