import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { deleteOldAgreements } from './agreement.store.ts'

const unsignedDays = 30
const yearDays = 366

/**
 * Forgets what the law keeps no more: signed papers of people who asked for deletion after two years (15 U.S.C.
 * 1679c(c)(2)), those of everybody else after five, when no claim can be made any more (1679i); what nobody came back to
 * sign after a month.
 */
export async function forgetOldAgreements(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction((tx) =>
    deleteOldAgreements(tx, {
      unsigned: daysAfter(now, -unsignedDays),
      ofPeopleGone: daysAfter(now, -2 * yearDays),
      signed: daysAfter(now, -5 * yearDays),
    }),
  )
}
