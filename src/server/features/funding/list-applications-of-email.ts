import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectApplicationsOfEmail } from './applications.store.ts'
import type { FundingApplicationRow } from './funding.tables.ts'

/** The funding applications of this address, the newest first. */
export async function listApplicationsOfEmail(
  queryable: Queryable,
  email: string,
): Promise<FundingApplicationRow[]> {
  return selectApplicationsOfEmail(queryable, emailKeyOf(email))
}
