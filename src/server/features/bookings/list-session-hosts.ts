import type { Queryable } from '../../platform/db/database.ts'
import { selectHostNames } from './session-hours.store.ts'

/** Everybody on the staff who holds sessions and can sign in, by name. */
export async function listSessionHosts(queryable: Queryable): Promise<{ id: string; name: string }[]> {
  return selectHostNames(queryable)
}
