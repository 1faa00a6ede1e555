import type { Deps } from '../../deps.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectPayment } from './checkout.store.ts'

/** Whether the viewer made this payment, or may open the client that it became. */
export async function isOwnPayment(
  deps: Pick<Deps, 'database'>,
  viewer: Viewer,
  paymentIntentId: string,
): Promise<boolean> {
  if (viewer.kind === 'nobody') return false
  const payment = await selectPayment(deps.database.db, paymentIntentId)
  if (!payment) return false
  if (viewer.kind === 'staff' || payment.holderUserId === viewer.userId) return true
  return payment.clientId !== null && (await mayOpenClient(deps, viewer, payment.clientId)) === 'allow'
}
