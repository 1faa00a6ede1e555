import type { Queryable } from '../../platform/db/database.ts'
import { type Colleague, namesOfStaff } from '../followup/colleagues.ts'
import { selectHostNames } from './session-hours.store.ts'

/** Everybody on the staff who holds sessions and can sign in, by name; those of one name with the address. */
export async function listSessionHosts(queryable: Queryable): Promise<Colleague[]> {
  const hosts = await selectHostNames(queryable)
  const names = await namesOfStaff(queryable)
  return hosts.map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
}
