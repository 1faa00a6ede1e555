import type { Deps } from '../../deps.ts'
import { type Colleague, namesOfStaff } from '../followup/colleagues.ts'
import { listTeam } from '../team/list-team.ts'

/** Everybody on the staff who can sign in: who may be given work; those of one name with the address. */
export async function listWorkOwners(deps: Deps): Promise<Colleague[]> {
  const { members } = await listTeam(deps)
  const names = await namesOfStaff(deps.database.db)
  return members
    .filter(({ disabledAt }) => disabledAt === null)
    .map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
}
