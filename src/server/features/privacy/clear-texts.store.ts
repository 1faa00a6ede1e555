import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingFiles } from '../funding/funding.tables.ts'
import { clientFiles } from '../intake/intake.tables.ts'
import { letterEvents, mailingSteps } from '../mail-log/mail-log.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { disputeResults } from '../results/results.tables.ts'

/** The tables whose file names are sealed. */
export const tablesWithFileNames = {
  client_files: clientFiles,
  report_uploads: reportUploads,
  dispute_results: disputeResults,
  funding_files: fundingFiles,
  mailing_steps: mailingSteps,
  letter_events: letterEvents,
}
export type TableWithFileNames = keyof typeof tablesWithFileNames
/** Those of them that also keep why a file was refused. */
export const tablesWithRefusals = { client_files: clientFiles, funding_files: fundingFiles }
export type TableWithRefusals = keyof typeof tablesWithRefusals

/** Rows that say something in the clear, locked; those that another process has in hand are passed over. */
export async function lockClearMails(tx: Queryable, limit: number) {
  const { clearSubject, clearHtml, clearText } = mailOutbox
  return tx
    .select()
    .from(mailOutbox)
    .where(
      and(isNull(mailOutbox.contentSealed), or(ne(clearSubject, ''), ne(clearHtml, ''), ne(clearText, ''))),
    )
    .orderBy(asc(mailOutbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function sealMailRow(tx: Queryable, id: number, contentSealed: Uint8Array): Promise<void> {
  const cleared = { clearSubject: '', clearHtml: '', clearText: '' }
  await tx
    .update(mailOutbox)
    .set({ contentSealed, ...cleared })
    .where(eq(mailOutbox.id, id))
}

export async function lockClearFileNames(
  tx: Queryable,
  name: TableWithFileNames,
  limit: number,
): Promise<{ id: number; fileKey: string | null; fileName: string }[]> {
  const table = tablesWithFileNames[name]
  const rows = await tx
    .select({ id: table.id, fileKey: table.fileKey, fileName: table.clearFileName })
    .from(table)
    .where(and(isNotNull(table.clearFileName), ne(table.clearFileName, '')))
    .orderBy(asc(table.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map((row) => ({ ...row, fileName: row.fileName ?? '' }))
}

export async function sealFileNameRow(
  tx: Queryable,
  name: TableWithFileNames,
  id: number,
  fileNameSealed: Uint8Array,
): Promise<void> {
  const table = tablesWithFileNames[name]
  await tx.update(table).set({ fileNameSealed, clearFileName: '' }).where(eq(table.id, id))
}

export async function lockClearRefusals(
  tx: Queryable,
  name: TableWithRefusals,
  limit: number,
): Promise<{ id: number; reason: string }[]> {
  const table = tablesWithRefusals[name]
  const rows = await tx
    .select({ id: table.id, reason: table.clearRefusedReason })
    .from(table)
    .where(and(isNotNull(table.clearRefusedReason), gt(table.clearRefusedReason, '')))
    .orderBy(asc(table.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map((row) => ({ ...row, reason: row.reason ?? '' }))
}

export async function sealRefusalRow(
  tx: Queryable,
  name: TableWithRefusals,
  id: number,
  refusedReasonSealed: Uint8Array | null,
): Promise<void> {
  const table = tablesWithRefusals[name]
  await tx.update(table).set({ refusedReasonSealed, clearRefusedReason: null }).where(eq(table.id, id))
}

/** Writes the table anew, so that no page of its file keeps what its rows said before. Outside every transaction. */
export async function rewriteTable(queryable: Queryable, name: string): Promise<void> {
  await queryable.execute(sql`vacuum (full, analyze) ${sql.identifier(name)}`)
}
