import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { deleteOldAgreements } from './renewals.store.ts'

/** A page can be paid for a day; news of it may come later than that. */
const unpaidDays = 30
const yearDays = 366

/** Forgets what was agreed to when the law asks for it no more: three years, or one after the end where that is later. */
export async function forgetAgreements(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deleteOldAgreements(deps.database.db, {
    unpaid: daysAfter(now, -unpaidDays),
    agreed: daysAfter(now, -3 * yearDays),
    ended: daysAfter(now, -yearDays),
  })
}
