import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { partsOfAddress, type UsAddress } from '../../../shared/rules/us-address.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { nothingSaid } from '../hints/hints-of-file.ts'
import { readStored } from '../reports/kept-recognition.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import { reportOfSlot } from '../reports/recognise-report.ts'
import { requireReportOwner } from '../reports/require-report-owner.ts'

export interface ProposedAddress extends UsAddress {
  bureau: (typeof bureauNames)[BureauKey]
}

/**
 * The first address that one of the uploaded reports prints, for whoever uploaded them and has not typed theirs yet. It is proposed
 * and never taken: only the person knows where they get their mail. Null where no report prints one whose parts are plain. Reads
 * files: slow, and never inside a transaction. Errors: not_found for somebody else's reports.
 */
export async function proposeAddress(
  deps: Deps,
  { viewer, client }: { viewer: Viewer; client: string },
): Promise<ProposedAddress | null> {
  const owner = await requireReportOwner(deps, viewer, client)
  for (const row of await listCurrentReports(deps.database.db, owner)) {
    if (row.recognition?.bureau !== row.bureau) continue
    const reading = await readStored(deps, row, nothingSaid.hints)
    const [printed] = reportOfSlot(reading, row.bureau)?.personal.addresses ?? []
    const parts = printed ? partsOfAddress(printed.value) : null
    if (parts) return { ...parts, bureau: bureauNames[row.bureau] }
  }
  return null
}
