import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectStaff } from './colleagues.store.ts'

export interface Colleague {
  id: string
  name: string
}

/** Everybody on the staff who can sign in, the first one first. */
export async function listColleagues(queryable: Queryable): Promise<Colleague[]> {
  return (await selectStaff(queryable)).filter(({ disabledAt }) => disabledAt === null).map(named)
}

/** Names of everybody who is or was on the staff, by id. */
export async function namesOfStaff(queryable: Queryable): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectStaff(queryable)).map((user) => [user.id, named(user).name]))
}

/** Errors: not_found for somebody who cannot sign in. @param userId null: nobody */
export async function requireColleague(queryable: Queryable, userId: string | null): Promise<void> {
  if (userId === null || (await listColleagues(queryable)).some(({ id }) => id === userId)) return
  throw new Refusal('not_found', says('staff.noColleague'))
}

function named({ id, name, email }: { id: string; name: string | null; email: string | null }): Colleague {
  return { id, name: name ?? email ?? id }
}
