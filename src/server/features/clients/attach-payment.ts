import type { Queryable } from '../../platform/db/database.ts'
import { changeClient, lockClient } from './clients.store.ts'

/**
 * An unpaid record is paid by this PaymentIntent from now on: settling it settles the record (decision 21). Twice changes
 * nothing.
 * @param input.was the PaymentIntent that the record named when it was read
 * @returns false when the record is not unpaid any more, or somebody else gave it another payment since
 */
export async function attachPayment(
  tx: Queryable,
  input: { clientId: number; paymentIntentId: string; was: string | null; now: Date },
): Promise<boolean> {
  const { clientId, paymentIntentId, was, now } = input
  const client = await lockClient(tx, clientId)
  if (client?.paymentStatus !== 'pending' || client.blockedAt) return false
  if (client.paymentIntentId === paymentIntentId) return true
  if (client.paymentIntentId !== was) return false
  await changeClient(tx, clientId, { paymentIntentId }, now)
  return true
}
