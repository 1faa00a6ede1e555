import { parseRecordId } from '../../../shared/rules/record-id.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

/** A record whose intake was sent and for which nothing is paid yet. */
export type UnpaidCase = Pick<ClientRow, 'id' | 'paymentIntentId' | 'state'>

/**
 * The unpaid record that an order is to pay for. Somebody else's number, one that is none, and a record that was refunded
 * count as none: then the payment makes a record of its own. Errors: conflict when the record is paid already.
 * @param given the numeric id, as the address of the checkout has it
 */
export async function findUnpaidCase(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
  given: string | null | undefined,
): Promise<UnpaidCase | null> {
  const id = given ? parseRecordId(given) : null
  if (id === null || viewer.kind === 'staff' || (await mayOpenClient(deps, viewer, id)) !== 'allow')
    return null
  const client = await findClient(deps.database.db, id)
  if (client?.clientType !== 'paid') return null
  if (client.paymentStatus === 'paid') throw new Refusal('conflict', says('payment.paidAlready'))
  return client.paymentStatus === 'pending' ? client : null
}

/**
 * Closes the payment that an unpaid record had before, so that it cannot be paid twice; one that was paid in between is
 * settled. Outside every transaction. Throws ProviderUnavailable.
 * @param next the PaymentIntent that takes its place
 */
export async function closePaymentOfCase(deps: Deps, unpaid: UnpaidCase, next: string): Promise<void> {
  const { paymentIntentId } = unpaid
  if (paymentIntentId === null || paymentIntentId === next) return
  await deps.payments.cancelPaymentIntent(paymentIntentId)
  await settlePayment(deps, paymentIntentId)
}
