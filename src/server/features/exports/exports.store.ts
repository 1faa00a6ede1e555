import { and, asc, count, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { type FundingApplicationRow, fundingApplications } from '../funding/funding.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { payments, purchases } from '../settlement/settlement.tables.ts'
import {
  type DataExportRow,
  type DataExportVolumeRow,
  dataExports,
  dataExportVolumes,
} from './exports.tables.ts'

/** The lists of an export, by the names of their files. */
const lists = {
  clients,
  payments,
  purchases,
  leads,
  'funding-applications': fundingApplications,
} as const
export type ListName = keyof typeof lists
export const listNames = Object.keys(lists) as ListName[]

/** Rows of a list by number, a page after `afterId`. */
export async function selectListPage(
  queryable: Queryable,
  name: ListName,
  afterId: number,
  limit: number,
): Promise<{ id: number }[]> {
  const table = lists[name]
  return queryable.select().from(table).where(gt(table.id, afterId)).orderBy(asc(table.id)).limit(limit)
}

export async function selectCasesAfter(
  queryable: Queryable,
  afterId: number,
  limit: number,
): Promise<{ id: number; name: string; email: string; emailKey: string }[]> {
  const { id, name, email, emailKey } = clients
  return queryable
    .select({ id, name, email, emailKey })
    .from(clients)
    .where(gt(id, afterId))
    .orderBy(asc(id))
    .limit(limit)
}

export async function selectApplicationsAfter(
  queryable: Queryable,
  afterId: number,
  limit: number,
): Promise<FundingApplicationRow[]> {
  return queryable
    .select()
    .from(fundingApplications)
    .where(gt(fundingApplications.id, afterId))
    .orderBy(asc(fundingApplications.id))
    .limit(limit)
}

/** Cases and applications together. */
export async function countSubjects(queryable: Queryable): Promise<number> {
  const [cases] = await queryable.select({ count: count() }).from(clients)
  const [applications] = await queryable.select({ count: count() }).from(fundingApplications)
  return (cases?.count ?? 0) + (applications?.count ?? 0)
}

export async function insertExport(
  tx: Queryable,
  row: typeof dataExports.$inferInsert,
): Promise<DataExportRow> {
  const [inserted] = await tx.insert(dataExports).values(row).returning()
  if (!inserted) throw new Error('the insert of an export returned no row')
  return inserted
}

export async function selectExports(queryable: Queryable, limit: number): Promise<DataExportRow[]> {
  return queryable.select().from(dataExports).orderBy(desc(dataExports.id)).limit(limit)
}

export async function findExport(queryable: Queryable, id: number): Promise<DataExportRow | undefined> {
  const [row] = await queryable.select().from(dataExports).where(eq(dataExports.id, id))
  return row
}

/** Exports that are being written, locked: two starts at once are judged one after the other. */
export async function lockRunning(tx: Queryable): Promise<DataExportRow[]> {
  return tx.select().from(dataExports).where(eq(dataExports.status, 'running')).for('update')
}

/** The row, locked until the transaction ends. */
export async function lockExport(tx: Queryable, id: number): Promise<DataExportRow | undefined> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.id, id)).for('update')
  return row
}

export async function updateExport(
  tx: Queryable,
  id: number,
  change: Partial<Omit<DataExportRow, 'id'>>,
): Promise<void> {
  await tx.update(dataExports).set(change).where(eq(dataExports.id, id))
}

export async function insertVolume(tx: Queryable, row: DataExportVolumeRow): Promise<void> {
  await tx.insert(dataExportVolumes).values(row)
}

export async function selectVolumes(
  queryable: Queryable,
  exportIds: readonly number[],
): Promise<DataExportVolumeRow[]> {
  return queryable
    .select()
    .from(dataExportVolumes)
    .where(inArray(dataExportVolumes.exportId, [...exportIds]))
    .orderBy(asc(dataExportVolumes.exportId), asc(dataExportVolumes.number))
}

/** Exports that were ready, or given up, before an instant, and are not gone. */
export async function selectOldExports(queryable: Queryable, before: Date): Promise<DataExportRow[]> {
  return queryable
    .select()
    .from(dataExports)
    .where(
      or(
        and(eq(dataExports.status, 'ready'), lt(dataExports.readyAt, before)),
        // Whatever stopped it for so long: what it wrote does not stay.
        and(eq(dataExports.status, 'running'), lt(dataExports.createdAt, daysAfter(before, -6))),
      ),
    )
}

export async function deleteVolumes(tx: Queryable, exportId: number): Promise<void> {
  await tx.delete(dataExportVolumes).where(eq(dataExportVolumes.exportId, exportId))
}
