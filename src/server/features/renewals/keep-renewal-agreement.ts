import type { Queryable } from '../../platform/db/database.ts'
import type { AgreedTerms } from './judge-renewal-terms.ts'
import { insertAgreement } from './renewals.store.ts'

/** Keeps what was agreed to for an opened page. The page's address is answered only after it. */
export async function keepRenewalAgreement(
  queryable: Queryable,
  sessionId: string,
  terms: AgreedTerms,
): Promise<void> {
  await insertAgreement(queryable, { sessionId, ...terms })
}
