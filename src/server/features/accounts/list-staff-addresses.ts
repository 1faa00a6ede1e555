import type { Queryable } from '../../platform/db/database.ts'
import { selectStaffAddresses } from './staff-credentials.store.ts'

/** Which of these addresses, in lower case, belong to members of staff. */
export async function listStaffAddresses(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(emailKeys.length === 0 ? [] : await selectStaffAddresses(queryable, emailKeys))
}
