import type { Queryable } from '../../platform/db/database.ts'
import { setLastEmail } from './clients.store.ts'

/** Notes the last email that went out to a client (specification section 3: lastEmailSent, lastEmailType). */
export async function noteClientMail(
  tx: Queryable,
  input: { clientId: number; type: string; sentAt: Date },
): Promise<void> {
  await setLastEmail(tx, input.clientId, { lastEmailSent: input.sentAt, lastEmailType: input.type })
}
