import { identityFields, intakeFiles } from '../../../shared/api/intake.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { refusedReasonOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { selectClientFiles } from './intake.store.ts'
import type { ClientFileRow } from './intake.tables.ts'

/**
 * The identity and evidence files that are kept, newest first; refused ones are left out. One whose place another took after
 * it was sent is kept.
 */
export async function listClientFiles(queryable: Queryable, clientId: number): Promise<ClientFileRow[]> {
  const rows = await selectClientFiles(queryable, clientId)
  return rows.filter((row) => row.fileKey !== null)
}

/** Those of them that go with what is mailed next. */
export async function listStandingPapers(queryable: Queryable, clientId: number): Promise<ClientFileRow[]> {
  return (await selectClientFiles(queryable, clientId)).filter(isStanding)
}

const isStanding = (row: Pick<ClientFileRow, 'fileKey' | 'replacedAt'>) =>
  row.fileKey !== null && row.replacedAt === null

export async function findClientFile(
  queryable: Queryable,
  clientId: number,
  id: number,
): Promise<ClientFileRow | undefined> {
  return (await listClientFiles(queryable, clientId)).find((row) => row.id === id)
}

/**
 * What is missing of a client's files, the same for list, case page and portal (decision 046): nothing before the intake
 * has asked for files, and nothing once the case is completed.
 */
export async function listMissingFiles(
  deps: { sealer: Sealer },
  queryable: Queryable,
  client: Pick<ClientRow, 'id' | 'intakeCompletedAt' | 'disputeStatus'>,
  reports: readonly Pick<ReportUploadRow, 'bureau'>[],
): Promise<AbsentFile[]> {
  return client.intakeCompletedAt === null || !needsFiles(client)
    ? []
    : listAbsentFiles(deps, queryable, client.id, reports)
}

/** Whether the stage still needs files; a completed case needs none. */
export function needsFiles({ disputeStatus }: Pick<ClientRow, 'disputeStatus'>): boolean {
  return disputeStatus !== 'completed'
}

/** What of a paper says whether it is missing. */
type AskedPaper = Pick<
  ClientFileRow,
  'field' | 'fileKey' | 'replacedAt' | 'refusedReasonSealed' | 'clearRefusedReason'
>

/** listMissingFiles of what was read before. @param of.papers the newest first */
export function missingFilesOf(
  deps: { sealer: Sealer },
  client: Pick<ClientRow, 'intakeCompletedAt' | 'disputeStatus'>,
  of: { reports: readonly Pick<ReportUploadRow, 'bureau'>[]; papers: readonly AskedPaper[] },
): AbsentFile[] {
  return client.intakeCompletedAt === null || !needsFiles(client)
    ? []
    : absentFiles(deps, of.papers, of.reports)
}

interface AbsentFile {
  field: string
  label: string
  reason: Said | null
}

/**
 * What of the intake's files is not there: reports and identity documents that are not there, and everything that was refused,
 * with the reason. Other files are missing only when one was sent and refused.
 */
async function listAbsentFiles(
  deps: { sealer: Sealer },
  queryable: Queryable,
  clientId: number,
  reports: readonly Pick<ReportUploadRow, 'bureau'>[],
): Promise<AbsentFile[]> {
  return absentFiles(deps, await selectClientFiles(queryable, clientId), reports)
}

function absentFiles(
  deps: { sealer: Sealer },
  papers: readonly AskedPaper[],
  reports: readonly Pick<ReportUploadRow, 'bureau'>[],
): AbsentFile[] {
  return missingSlots(papers, reports).map(({ slot: { field, label }, newest }) => {
    return { field, label, reason: newest ? refusedReasonOf(deps.sealer, newest) : null }
  })
}

/** How many those are. */
export async function countAbsentFiles(
  queryable: Queryable,
  clientId: number,
  reports: readonly Pick<ReportUploadRow, 'bureau'>[],
): Promise<number> {
  return missingSlots(await selectClientFiles(queryable, clientId), reports).length
}

/** @param rows of the client, the newest first */
function missingSlots(rows: readonly AskedPaper[], reports: readonly Pick<ReportUploadRow, 'bureau'>[]) {
  return intakeFiles.flatMap((slot) => {
    const kept = slot.bureau
      ? reports.some((report) => report.bureau === slot.bureau)
      : rows.some((row) => row.field === slot.field && isStanding(row))
    if (kept) return []
    const newest = rows.find((row) => row.field === slot.field)
    const isRefused = newest !== undefined && newest.fileKey === null
    const expected = slot.bureau !== null || identityFields.includes(slot.field)
    return expected || isRefused ? [{ slot, newest }] : []
  })
}
