import type { WorkShown } from '../../../shared/api/works.ts'
import type { Deps } from '../../deps.ts'
import { shownWork } from './show-work.ts'
import { selectWorksOfPayers } from './work-rows.store.ts'
import type { Payer } from './works.store.ts'

/** What staff do for these payments, by number. @param mayReadNotes of a payment: notes are for its buyer, and for staff */
export async function listWorksOfPayers<P extends Payer>(
  deps: Pick<Deps, 'database' | 'sealer' | 'clock'>,
  payers: readonly P[],
  mayReadNotes: (payer: P) => boolean,
): Promise<WorkShown[]> {
  const rows = await selectWorksOfPayers(deps.database.db, payers)
  return rows.flatMap((row) => {
    const payer = payers.find((each) =>
      'purchaseId' in each
        ? each.purchaseId === row.work.purchaseId
        : each.fundingPaymentId === row.work.fundingPaymentId,
    )
    return shownWork(deps, row, { withNote: payer !== undefined && mayReadNotes(payer) }) ?? []
  })
}
