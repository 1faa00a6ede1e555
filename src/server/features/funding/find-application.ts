import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { changeApplication, lockApplication, selectApplication } from './applications.store.ts'
import type { FundingApplicationRow } from './funding.tables.ts'

const noApplication = says('funding.noApplication')

/** The application of a path. Errors: not_found for an absent number. */
export async function getApplicationRow(
  deps: Pick<Deps, 'database'>,
  id: number,
): Promise<FundingApplicationRow> {
  return requireApplication(await selectApplication(deps.database.db, id))
}

/** The application, locked until the transaction ends; undefined when it is not there (any more). */
export function findApplicationForChange(
  tx: Queryable,
  id: number,
): Promise<FundingApplicationRow | undefined> {
  return lockApplication(tx, id)
}

/** As `findApplicationForChange`. Errors: not_found. */
export async function getApplicationForChange(tx: Queryable, id: number): Promise<FundingApplicationRow> {
  return requireApplication(await findApplicationForChange(tx, id))
}

/** An act that belongs to another feature: the application counts as changed at that instant. */
export async function noteApplicationChange(tx: Queryable, id: number, at: Date): Promise<void> {
  await changeApplication(tx, id, { updatedAt: at })
}

/** Errors: not_found when it is not there (any more). */
export function requireApplication(row: FundingApplicationRow | undefined): FundingApplicationRow {
  if (!row) throw new Refusal('not_found', noApplication)
  return row
}
