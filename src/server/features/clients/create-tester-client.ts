import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/** The record of a beta tester, made with the application (decisions 9 and 16): amount 0, payment pending. */
export async function createTesterClient(
  tx: Queryable,
  input: { testerApplicationId: number; name: string; email: string; phone: string; now: Date },
): Promise<ClientRow> {
  return insertClient(tx, {
    clientType: 'tester',
    name: input.name,
    email: input.email.trim(),
    emailKey: emailKeyOf(input.email),
    phone: input.phone,
    testerApplicationId: input.testerApplicationId,
    paymentStatus: 'pending',
    amountCents: 0,
    createdAt: input.now,
    updatedAt: input.now,
  })
}
