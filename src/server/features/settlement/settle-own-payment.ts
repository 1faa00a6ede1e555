import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { isOwnPayment } from './own-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Settles a payment of the viewer; null when there is none or it is somebody else's. */
export async function settleOwnPayment(
  deps: Deps,
  input: { paymentIntentId: string; viewer: Viewer },
): Promise<{ clientId: number | null } | null> {
  if (!(await isOwnPayment(deps, input.viewer, input.paymentIntentId))) return null
  const settled = await settlePayment(deps, input.paymentIntentId)
  return settled ? { clientId: settled.payment.clientId } : null
}
