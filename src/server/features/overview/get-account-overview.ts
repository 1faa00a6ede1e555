import type * as z from 'zod/mini'
import type { getAccountOverview as call } from '../../../shared/api/overview.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { emailOf } from '../accounts/viewer.ts'
import { listSessionsAhead } from '../bookings/list-sessions-ahead.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { showHolding } from '../settlement/show-holding.ts'
import { listManagedPurchases } from '../storefront/list-managed-purchases.ts'
import { listWorksOfEmail } from '../works/list-works-of-email.ts'
import { listReceipts } from './list-receipts.ts'
import { listUsableCredits } from './list-usable-credits.ts'

type Overview = z.output<(typeof call)['reply']>

/** Everything of the proven address that has a page of its own, and a receipt for everything it paid (decision 43). */
export async function getAccountOverview(deps: Deps, viewer: Viewer): Promise<Overview> {
  const { db } = deps.database
  const email = emailOf(viewer)
  const emailKey = emailKeyOf(email)
  const ids = await listClientIdsByEmail(db, emailKey)
  const found = await Promise.all(ids.map((id) => findClient(db, id)))
  const clients = found.filter((client) => client !== undefined).filter(({ blockedAt }) => blockedAt === null)
  const applications = await listApplicationsOfEmail(db, emailKey)
  return {
    email,
    supportEmail: deps.config.supportEmail,
    cases: await Promise.all(
      clients.map(async (client) => ({
        id: client.id,
        name: client.name,
        startedAt: client.createdAt.toISOString(),
        holding: await showHolding(deps, client),
      })),
    ),
    applications: applications.map(({ id, createdAt }) => ({ id, sentAt: createdAt.toISOString() })),
    purchases: await listManagedPurchases(deps, emailKey),
    works: await listWorksOfEmail(deps, emailKey),
    sessions: await listSessionsAhead(deps, emailKey),
    credits: await listUsableCredits(deps, viewer),
    receipts: (await listReceipts(deps, emailKey)).map((receipt) => ({
      number: receipt.number,
      product: receipt.productName,
      paid: dollarsFromCents(receipt.amountCents),
      credited: dollarsFromCents(receipt.credits.reduce((sum, { cents }) => sum + cents, 0)),
      refunded: dollarsFromCents(receipt.refundedCents),
      paidOn: receipt.paidAt.toISOString(),
    })),
  }
}
