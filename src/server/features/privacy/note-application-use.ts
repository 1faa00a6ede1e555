import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { onceADayMs } from '../clients/note-client-use.ts'
import { setLastUseOfApplication } from '../funding/funding.holdings.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { lastUseOfApplication } from './application-keeping.ts'

/**
 * Keeps the day true on which the applicant last opened an application, from which its two years count; writes at most
 * once a day. What staff merely read keeps nothing. @returns the row as it then is
 */
export async function noteApplicationUse(
  deps: { database: Database; clock: Clock },
  viewer: Viewer,
  row: FundingApplicationRow,
): Promise<FundingApplicationRow> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - onceADayMs)
  if (viewer.kind === 'staff' || lastUseOfApplication(row) >= before) return row
  await setLastUseOfApplication(deps.database.db, row.id, now)
  return { ...row, lastUsedAt: now }
}
