import type { Queryable } from '../../platform/db/database.ts'
import { changeClient, lockClient } from './clients.store.ts'

/**
 * An unpaid record that staff brought along is paid elsewhere, or free of charge.
 * @param input.was the PaymentIntent that the record named when it was read, and that was closed since
 * @returns false when the record is not unpaid any more, is blocked, or was given another payment since
 */
export async function settleArrivedClient(
  tx: Queryable,
  input: { clientId: number; was: string | null; amountCents: number; by: string; now: Date },
): Promise<boolean> {
  const { clientId, was, amountCents, by, now } = input
  const client = await lockClient(tx, clientId)
  if (client?.paymentStatus !== 'pending' || client.blockedAt || client.paymentIntentId !== was) return false
  await changeClient(tx, clientId, { paymentStatus: 'paid', amountCents, changedBy: by }, now)
  return true
}
