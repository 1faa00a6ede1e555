import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import { keptSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { nothingSaid } from '../hints/hints-of-file.ts'
import { type HowRead, howReadColumns, openHowRead } from '../reports/how-read.ts'
import { keepHowRead } from '../reports/keep-how-read.ts'
import { keptReading } from '../reports/kept-reading.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { readWithHints } from '../reports/store-report.ts'

/** The current report of a client and bureau. Errors: not_found where there is none. */
export async function findPointedFile(
  queryable: Queryable,
  { clientId, bureau }: { clientId: number; bureau: BureauKey },
): Promise<ReportUploadRow> {
  const rows = await listCurrentReports(queryable, { clientId })
  const row = rows.find((each) => each.bureau === bureau)
  if (!row) throw new Refusal('not_found', says('pointing.noReport'))
  return row
}

/** True while character recognition has not ended: nothing can be said of such a file yet. */
export function isStillRead({ recognition }: ReportUploadRow): boolean {
  return recognition?.scan?.state === 'reading'
}

/** True for a scan that was recognised before its words were kept: it cannot be read again. */
export function hasNoWords({ recognition, recognisedSealed }: ReportUploadRow): boolean {
  return recognition?.scan !== undefined && recognisedSealed === null
}

/** A scan that was recognised in vain, before it was kept how it was read: its sentence says why. */
function failedScan({ recognition }: ReportUploadRow): ReportReading | null {
  if (recognition?.scan?.state !== 'failed') return null
  return { ok: false, refusal: { code: 'not_a_report', sentence: keptSentence(recognition.problem ?? '') } }
}

/**
 * How an upload was read. One from before this was kept, or one whose scan has just ended, is looked at now: read once
 * more, or from what was kept of its recognition.
 */
export async function findHowRead(
  deps: Deps,
  row: ReportUploadRow,
): Promise<{ readState: NonNullable<ReportUploadRow['readState']>; how: HowRead } | null> {
  if (isStillRead(row)) return null
  const known = openHowRead(deps, row)
  if (known && row.readState) return { readState: row.readState, how: known }
  const kept = keptReading(deps, row) ?? failedScan(row)
  const { reading, said } = kept
    ? { reading: kept, said: nothingSaid }
    : await readWithHints(deps, {
        bytes: await deps.files.get(row.fileKey),
        sha256: row.sha256,
        clientId: row.clientId,
      })
  const columns = howReadColumns(deps, { reading, slot: row.bureau, said })
  await keepHowRead(deps, row.id, columns)
  const how = openHowRead(deps, columns)
  return how && columns.readState ? { readState: columns.readState, how } : null
}
