import type { Queryable } from '../../platform/db/database.ts'
import { insertUser } from './sessions.store.ts'

/** A browser without a cookie, to be the holder of records that the product makes by itself. @returns its user id. */
export async function addBrowser(tx: Queryable, now: Date): Promise<string> {
  const user = await insertUser(tx, { kind: 'browser', createdAt: now })
  return user.id
}
