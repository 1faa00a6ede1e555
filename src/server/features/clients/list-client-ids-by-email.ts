import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectClientIdsByEmail } from './clients.store.ts'

/** Ids of all clients with that address, newest first (decision 15: a link opens all of them). */
export async function listClientIdsByEmail(queryable: Queryable, email: string): Promise<number[]> {
  return selectClientIdsByEmail(queryable, emailKeyOf(email))
}
