import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/**
 * The record of somebody whom staff add: nothing of it was paid here, so that it names no payment. What was paid elsewhere,
 * 0 for nothing, is its amount (decision 092).
 */
export async function createArrivedClient(
  tx: Queryable,
  input: { name: string; email: string; phone: string; amountCents: number; by: string; now: Date },
): Promise<ClientRow> {
  const { name, email, phone, amountCents, by, now } = input
  return insertClient(tx, {
    clientType: 'paid',
    name,
    email: email.trim(),
    emailKey: emailKeyOf(email),
    phone,
    paymentStatus: 'paid',
    amountCents,
    changedBy: by,
    createdAt: now,
    updatedAt: now,
  })
}
