import type { Revenue } from '../../../shared/api/figures.ts'
import type { Deps } from '../../deps.ts'
import { officePeriod } from './office-period.ts'
import { selectRevenueGroups } from './revenue.store.ts'
import { revenueOfGroups } from './revenue-of-groups.ts'

export interface PeriodWish {
  until?: string | undefined
  months?: number | undefined
}

/** What was paid in the months of a period less what was given back of it by now. It names nobody, so that reading it is no entry of the audit log. */
export async function getRevenue(deps: Pick<Deps, 'database' | 'clock'>, wish: PeriodWish): Promise<Revenue> {
  const period = officePeriod(deps.clock.now(), wish)
  const { groups, newPayers } = await selectRevenueGroups(deps.database.db, period)
  return revenueOfGroups(period, groups, newPayers)
}
