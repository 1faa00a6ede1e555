import type { UploadedReport } from '../../../shared/api/reports.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { judgeOwners, type UploadOwner } from './judge-owners.ts'
import {
  assignReports,
  type ReportOwner,
  selectAllReports,
  selectCurrentReports,
  selectNewestFileNames,
  selectStandingReports,
  supersedeReports,
} from './reports.store.ts'
import type { ReportUploadRow, StandingReport } from './reports.tables.ts'
import { storedRecognition } from './stored-recognition.ts'

/** The reports in force, one per bureau at most, for what is not about their content. */
export async function listStandingReports(
  queryable: Queryable,
  owner: ReportOwner,
): Promise<StandingReport[]> {
  return selectStandingReports(queryable, owner)
}

/** The same with what was read of them, sealed. */
export async function listCurrentReports(
  queryable: Queryable,
  owner: ReportOwner,
): Promise<ReportUploadRow[]> {
  return selectCurrentReports(queryable, owner)
}

/** Every upload of a client, replaced ones included. */
export async function listAllReports(queryable: Queryable, clientId: number): Promise<ReportUploadRow[]> {
  return selectAllReports(queryable, clientId)
}

/** Reports uploaded at step 3 count for the client that the payment becomes (decision 16). */
export async function adoptReports(
  tx: Queryable,
  input: { paymentIntentId: string; clientId: number; now: Date },
): Promise<void> {
  const waiting = await selectStandingReports(tx, { paymentIntentId: input.paymentIntentId })
  for (const report of waiting)
    await supersedeReports(tx, { clientId: input.clientId }, report.bureau, input.now)
  await assignReports(
    tx,
    waiting.map((report) => report.id),
    input.clientId,
  )
}

/** The reports in force as their owner sees them, each with whose it is where that is not plain. */
export async function listShownReports(
  deps: Pick<Deps, 'sealer' | 'database'>,
  owner: ReportOwner,
): Promise<UploadedReport[]> {
  const { db } = deps.database
  const rows = await selectCurrentReports(db, owner)
  // Without a client's record nobody knows yet whose name to expect.
  const client = 'clientId' in owner ? await findClient(db, owner.clientId) : undefined
  const owners = client ? await judgeOwners(deps, db, client, rows) : null
  return rows.map((row) => shownReport(deps, row, client, owners?.get(row.id)))
}

function shownReport(
  deps: Pick<Deps, 'sealer'>,
  row: ReportUploadRow,
  client: ClientRow | undefined,
  owner: UploadOwner | undefined,
): UploadedReport {
  return {
    bureau: row.bureau,
    fileName: fileNameOf(deps.sealer, row),
    bytes: row.bytes,
    pages: row.pages,
    uploadedAt: row.createdAt.toISOString(),
    recognition: storedRecognition(row),
    owner: client && owner ? shownOwner(client, owner) : null,
    ...(client && canBeHelped(row) ? { unreadOf: client.id } : {}),
  }
}

/** Something of it was not understood, and its pages can be shown to a person. */
function canBeHelped({ readState }: ReportUploadRow): boolean {
  return readState === 'in part' || readState === 'refused'
}

function shownOwner(
  client: ClientRow,
  { ownership, person, question }: UploadOwner,
): UploadedReport['owner'] {
  if (ownership.state === 'fits') return null
  return {
    clientId: client.id,
    state: ownership.state,
    because: ownership.state === 'asked' ? ownership.because : null,
    by: ownership.state === 'contradicted' ? [...ownership.by] : [],
    printedName: person.names[0] ?? null,
    clientName: client.name,
    question,
  }
}

/** For the staff's list: the newest report file of each of these clients, or of all, by client id. */
export async function listNewestReportNames(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientIds?: readonly number[],
): Promise<Map<number, string>> {
  const rows = await selectNewestFileNames(queryable, clientIds)
  return new Map([...rows].map(([clientId, row]) => [clientId, fileNameOf(deps.sealer, row)]))
}
