import type { LineMeaning } from '../../../shared/api/pointing.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectPointingsOfClient } from './hints.store.ts'
import { openPointed, type PointedContent } from './pointed-content.ts'

/** What was said of a line of a report, with what was on the screen. */
export interface RecordedPointing {
  bureau: BureauKey
  /** SHA-256 of the file. */
  file: string
  page: number
  text: string
  meaning: LineMeaning
  wording: PointedContent['wording']
  actor: 'client' | 'staff'
  /** ISO instants; `withdrawnAt` is null while it counts. */
  at: string
  withdrawnAt: string | null
  withdrawnBy: 'client' | 'staff' | null
}

/** Everything that was said of the lines of a client's reports, taken back or not, oldest first. */
export async function listPointings(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<RecordedPointing[]> {
  const rows = await selectPointingsOfClient(queryable, clientId)
  return rows.map((row) => {
    const { text, wording } = openPointed(deps, row)
    return {
      bureau: row.bureau,
      file: row.sha256,
      page: row.page,
      text,
      meaning: row.meaning,
      wording,
      actor: row.actorKind,
      at: row.createdAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      withdrawnBy: row.withdrawnByKind,
    }
  })
}
