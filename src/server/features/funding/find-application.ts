import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectApplication } from './applications.store.ts'
import { parseApplicationId } from './applications-of-viewer.policy.ts'
import type { FundingApplicationRow } from './funding.tables.ts'

const noApplication = 'There is no such application.'

/** The application of a path. Errors: not_found for an absent or malformed number. */
export async function getApplicationRow(
  deps: Pick<Deps, 'database'>,
  given: string,
): Promise<FundingApplicationRow> {
  const id = parseApplicationId(given)
  const row = id === null ? undefined : await selectApplication(deps.database.db, id)
  return requireApplication(row)
}

/** Errors: not_found when it is not there (any more). */
export function requireApplication(row: FundingApplicationRow | undefined): FundingApplicationRow {
  if (!row) throw new Refusal('not_found', noApplication)
  return row
}
