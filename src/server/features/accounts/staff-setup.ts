import type { Deps } from '../../deps.ts'
import { isAnyStaff } from './staff-credentials.store.ts'

/** Whether there is anybody on the staff at all: on a fresh machine the sign-in says how to make the first account. */
export async function findStaffSetup(deps: Deps): Promise<{ anyStaff: boolean }> {
  return { anyStaff: await isAnyStaff(deps.database.db) }
}
