import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { armorReady, entityReadiness, septemberPlay } from '../../../shared/catalogue/funding-products.ts'
import { applicationModule, applicationPackage } from '../../../shared/catalogue/success-fees.ts'
import { emailSupportUntil, isEmailSupportOpen } from '../../../shared/rules/email-support.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingPapers } from './funding-papers.ts'
import { selectSettledFundingPayments } from './funding-payments.store.ts'
import { selectPurchasesOfApplications } from './funding-purchases.store.ts'

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
  /** '' after its person was erased. */
  email: string
  /** The row that it stands in. */
  payer: { purchaseId: number } | { fundingPaymentId: number }
}

/** What is sold through payment links and delivered by an application. */
export const linkedPackages: readonly string[] = [armorReady.key, applicationModule.payKey, septemberPlay.key]

/**
 * What a package opens besides itself. Entity + Readiness credits $497 toward the readiness tools; the $400 of the September Play are
 * the intake fee for the same checks and the same preparation as the application module's, and nothing else is due upfront.
 */
const opensToo: Readonly<Record<string, readonly string[]>> = {
  [entityReadiness.key]: [armorReady.key],
  [septemberPlay.key]: [applicationModule.payKey, applicationPackage.key],
}

/**
 * Everything that was paid for these applications, by PaymentIntent or by payment link, refunded ones included; the
 * oldest first. What was paid through a link belongs to one application.
 */
export async function fundingPurchasesOf(
  queryable: Queryable,
  applications: readonly PaidApplication[],
  now: Date,
): Promise<(application: PaidApplication) => FundingPurchase[]> {
  const ids = applications.map(({ id }) => id)
  const byIntent = await selectSettledFundingPayments(queryable, ids)
  const byLink = await selectPurchasesOfApplications(queryable, ids)
  return ({ id }) =>
    [
      ...byIntent
        .filter(({ applicationId }) => applicationId === id)
        .map((payment) => ({
          ...amountsOf(payment),
          paidAt: payment.settledAt ?? payment.createdAt,
          open: payment.refundedCents < payment.amountCents,
          holderUserId: payment.holderUserId,
          payer: { fundingPaymentId: payment.id },
        })),
      ...byLink
        .filter(({ applicationId }) => applicationId === id)
        .map(({ purchase }) => ({
          ...amountsOf(purchase),
          paidAt: purchase.createdAt,
          open: purchaseStatusAt(purchase, now) === 'active',
          holderUserId: purchase.payerUserId,
          payer: { purchaseId: purchase.id },
        })),
    ].sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
}

const amountsOf = (paid: {
  productKey: string
  productName: string
  amountCents: number
  refundedCents: number
  email: string
}) => ({
  productKey: paid.productKey,
  productName: paid.productName,
  amountCents: paid.amountCents,
  refundedCents: paid.refundedCents,
  email: paid.email,
})

/** Keys of what is paid and not refunded, and of what that opens. */
export function openedBy(purchases: readonly FundingPurchase[]): string[] {
  const keys = purchases.filter(({ open }) => open).map(({ productKey }) => productKey)
  return [...new Set(keys.flatMap((key) => [key, ...(opensToo[key] ?? [])]))]
}

/** The open packages with the papers and the support that each delivers at a moment. */
export function shownPackages(
  purchases: readonly FundingPurchase[],
  now: Date,
): FundingApplicationShown['packages'] {
  const open = purchases.filter((purchase) => purchase.open)
  const paidFor = (key: string) => open.find(({ productKey }) => productKey === key)
  return openedBy(open).flatMap((key) => {
    const paid = paidFor(key) ?? (key === armorReady.key ? paidFor(entityReadiness.key) : undefined)
    if (paid === undefined) return []
    return [
      {
        key,
        name: paid.productKey === key ? paid.productName : armorReady.name,
        paidOn: paid.paidAt.toISOString(),
        delivered: fundingPapers
          .filter(({ packageKey }) => packageKey === key || isPartOf(packageKey, key))
          .map((paper) => ({ key: paper.key, name: paper.name, fileName: `${paper.key}.pdf` })),
        support: key === armorReady.key ? supportOf(open, now) : null,
      },
    ]
  })
}

/** The September Play is one package: what the checks bring stands with it. */
const isPartOf = (packageKey: string, key: string): boolean =>
  key === septemberPlay.key && (opensToo[key] ?? []).includes(packageKey)

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
