import type { Deps } from '../../deps.ts'
import { requireAllowed } from '../../platform/http/refusal.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClientByReference } from '../clients/find-client.ts'
import { isOwnPayment } from '../settlement/own-payment.ts'
import type { ReportOwner } from './reports.store.ts'

/**
 * Whose reports `reference` means (decision 16: numeric id or PaymentIntent id), if the viewer may touch them.
 * Errors: not_signed_in, not_found (decision 18).
 */
export async function requireReportOwner(
  deps: Deps,
  viewer: Viewer,
  reference: string,
): Promise<ReportOwner> {
  if (viewer.kind === 'nobody') requireAllowed('not_signed_in')
  const client = await findClientByReference(deps.database.db, reference)
  if (client) {
    requireAllowed(await mayOpenClient(deps, viewer, client.id))
    return { clientId: client.id }
  }
  requireAllowed((await isOwnPayment(deps, viewer, reference)) ? 'allow' : 'not_found')
  return { paymentIntentId: reference }
}
