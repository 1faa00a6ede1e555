import type { WorkShown } from '../../../shared/api/works.ts'
import type { Deps } from '../../deps.ts'
import { shownWork } from './show-work.ts'
import { selectWorksOfAddress } from './work-rows.store.ts'

/** What staff do for an address (in lower case) that its reader has proven, with what it was bought with. */
export async function listWorksOfEmail(
  deps: Pick<Deps, 'database' | 'sealer' | 'clock'>,
  emailKey: string,
): Promise<(WorkShown & { product: string; sessionId: string | null })[]> {
  const rows = await selectWorksOfAddress(deps.database.db, emailKey)
  return rows.flatMap((row) => {
    const shown = shownWork(deps, row, { withNote: true })
    return shown ? [{ ...shown, product: row.product, sessionId: row.sessionId }] : []
  })
}
