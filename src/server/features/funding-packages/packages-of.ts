import type * as z from 'zod/mini'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { openFundingBilling as billingCall } from '../../../shared/api/funding-payments.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { isAddressProven } from './address-proven.ts'
import {
  type FundingPurchase,
  fundingPurchasesOf,
  type PaidApplication,
  shownPackages,
} from './paid-packages.ts'

/**
 * What this viewer may see of the payments of an application. Whoever sends a form may write any address into it, so an
 * application alone opens nothing that somebody else paid: the payment was made in this browser, or the address is proven.
 */
export async function visiblePurchases(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { application: PaidApplication; viewer: Viewer },
): Promise<FundingPurchase[]> {
  const { application, viewer } = input
  const { db } = deps.database
  const purchasesOf = await fundingPurchasesOf(db, [application], deps.clock.now())
  const purchases = purchasesOf(application)
  if (viewer.kind === 'nobody' || purchases.length === 0) return []
  if (await isAddressProven(db, viewer, application.emailKey)) return purchases
  return purchases.filter(({ holderUserId }) => holderUserId === viewer.userId)
}

/** The packages of an application with their papers, as the status page shows them to this viewer. */
export async function packagesOf(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { application: PaidApplication; viewer: Viewer },
): Promise<FundingApplicationShown['packages']> {
  return shownPackages(await visiblePurchases(deps, input), deps.clock.now())
}

/** The payments of an application, the oldest first. There is nothing to cancel: each was paid once. */
export async function paymentsOf(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { application: PaidApplication; viewer: Viewer },
): Promise<z.input<typeof billingCall.reply>> {
  const purchases = await visiblePurchases(deps, input)
  return {
    payments: purchases.map(({ productName, amountCents, refundedCents, paidAt }) => ({
      product: productName,
      amount: dollarsFromCents(amountCents),
      paidOn: paidAt.toISOString(),
      refunded: dollarsFromCents(refundedCents),
    })),
  }
}
