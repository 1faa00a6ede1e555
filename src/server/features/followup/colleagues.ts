import { namesApart, plainName } from '../../../shared/rules/names-apart.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectStaff } from './colleagues.store.ts'

/** `name` with the address where several on the staff have it. */
export interface Colleague {
  id: string
  name: string
}

/** Everybody on the staff who can sign in, the first one first. */
export async function listColleagues(queryable: Queryable): Promise<Colleague[]> {
  return (await listCalled(queryable)).map(({ id, name }) => ({ id, name }))
}

/** The same, with what each is called without the address. */
export async function listCalled(queryable: Queryable): Promise<(Colleague & { plain: string })[]> {
  const staff = await selectStaff(queryable)
  const names = namesApart(staff)
  return staff
    .filter(({ disabledAt }) => disabledAt === null)
    .map((user) => ({ id: user.id, name: names.get(user.id) ?? user.id, plain: plainName(user) }))
}

/** Names of everybody who is or was on the staff, by id. */
export async function namesOfStaff(queryable: Queryable): Promise<ReadonlyMap<string, string>> {
  return namesApart(await selectStaff(queryable))
}

/** Errors: not_found for somebody who cannot sign in. @param userId null: nobody */
export async function requireColleague(queryable: Queryable, userId: string | null): Promise<void> {
  if (userId === null || (await listColleagues(queryable)).some(({ id }) => id === userId)) return
  throw new Refusal('not_found', says('staff.noColleague'))
}
