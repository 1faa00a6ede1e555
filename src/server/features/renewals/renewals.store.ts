import type { Queryable } from '../../platform/db/database.ts'
import { type RenewalAgreementRow, renewalAgreements } from './renewals.tables.ts'

/** Once for a checkout session: the first words stand. */
export async function insertAgreement(tx: Queryable, row: RenewalAgreementRow): Promise<void> {
  await tx.insert(renewalAgreements).values(row).onConflictDoNothing()
}
