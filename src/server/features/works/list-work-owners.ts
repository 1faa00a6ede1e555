import type { Deps } from '../../deps.ts'
import { listTeam } from '../team/list-team.ts'

/** Everybody on the staff who can sign in: who may be given work. */
export async function listWorkOwners(deps: Deps): Promise<{ id: string; name: string }[]> {
  const { members } = await listTeam(deps)
  return members.filter(({ disabledAt }) => disabledAt === null).map(({ id, name }) => ({ id, name }))
}
