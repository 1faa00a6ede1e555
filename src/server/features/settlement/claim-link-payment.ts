import type { Queryable } from '../../platform/db/database.ts'
import { holdClient } from '../accounts/hold-client.ts'
import { changePayment, lockPayment } from './settlement.store.ts'

/** Gives the payment of a link, which nobody holds yet, and its client record to a browser. Once; the first one counts. */
export async function claimLinkPayment(
  tx: Queryable,
  input: { paymentIntentId: string; userId: string; now: Date },
): Promise<void> {
  const { paymentIntentId, userId, now } = input
  const payment = await lockPayment(tx, paymentIntentId)
  // After a deletion the payment stays for the books, without a holder and without an address.
  if (payment?.holderUserId !== '' || payment.email === '') return
  await changePayment(tx, payment.id, { holderUserId: userId })
  if (payment.clientId !== null) await holdClient(tx, { userId, clientId: payment.clientId, now })
}
