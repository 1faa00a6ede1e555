import type { Deps } from '../../deps.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { selectPayment } from './settlement.store.ts'

/** Whether the viewer made this payment, or may open the client that it became. */
export async function isOwnPayment(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
  paymentIntentId: string,
): Promise<boolean> {
  if (viewer.kind === 'nobody') return false
  const payment = await selectPayment(deps.database.db, paymentIntentId)
  if (!payment) return false
  if (viewer.kind === 'staff') return true
  const made = payment.holderUserId === viewer.userId
  if (payment.clientId === null) return made
  // A blocked client is closed to whoever paid for it, too.
  const client = await findClient(deps.database.db, payment.clientId)
  if (client?.blockedAt) return false
  return made || (await mayOpenClient(deps, viewer, payment.clientId)) === 'allow'
}
