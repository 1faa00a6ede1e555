import { findPackage } from '../../../shared/catalogue/find-package.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { openingsAt } from '../../../shared/rules/entitlement.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { listClientIdsOfViewer } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import type { CreditSource } from '../settlement/choose-credits.ts'
import { centsLeftOfPayment, centsLeftOfPurchase } from '../settlement/credit-value.ts'
import { listSettledPayments } from '../settlement/list-payments.ts'
import { listPurchasesOfBuyer } from '../storefront/list-purchases-of-buyer.ts'

/**
 * What this viewer paid before and may have credited: packages of the records that they hold or are signed in to, and the
 * fees of sessions bought with a proven address or opened in this browser. Nobody and staff have none.
 */
export async function findCredits(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<CreditSource[]> {
  if (viewer.kind === 'nobody' || viewer.kind === 'staff') return []
  return [...(await packagesOf(deps, viewer)), ...(await sessionsOf(deps, viewer))]
}

async function packagesOf(deps: Pick<Deps, 'database'>, viewer: Viewer): Promise<CreditSource[]> {
  const { db } = deps.database
  const open: number[] = []
  for (const id of await listClientIdsOfViewer(deps, viewer)) {
    const client = await findClient(db, id)
    if (client && client.blockedAt === null && client.paymentStatus === 'paid') open.push(id)
  }
  const sources: CreditSource[] = []
  for (const payment of await listSettledPayments(db, open)) {
    const listed = findPackage(payment.productKey)
    if (!listed) continue
    sources.push({
      kind: 'package',
      id: payment.id,
      name: payment.productName,
      paidAt: payment.settledAt ?? payment.createdAt,
      leftCents: await centsLeftOfPayment(db, payment),
      listCents: centsFromDollars(listed.dollars),
    })
  }
  return sources
}

async function sessionsOf(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer & { kind: 'browser' | 'client' },
): Promise<CreditSource[]> {
  const { db } = deps.database
  const emailKeys = viewer.kind === 'client' ? [emailKeyOf(viewer.email)] : []
  const now = deps.clock.now()
  const sources: CreditSource[] = []
  for (const purchase of await listPurchasesOfBuyer(db, { emailKeys, userId: viewer.userId })) {
    if (!openingsAt(purchase, now).includes('session')) continue
    sources.push({
      kind: 'session',
      id: purchase.id,
      name: purchase.productName,
      paidAt: purchase.createdAt,
      leftCents: await centsLeftOfPurchase(db, purchase),
      listCents: 0,
    })
  }
  return sources
}
