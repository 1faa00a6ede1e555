import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type FundingDocumentRow,
  type FundingFileRow,
  fundingDocuments,
  fundingFiles,
} from './funding.tables.ts'

export async function insertFundingDocument(
  tx: Queryable,
  row: typeof fundingDocuments.$inferInsert,
): Promise<FundingDocumentRow> {
  const [inserted] = await tx.insert(fundingDocuments).values(row).returning()
  if (!inserted) throw new Error('a funding document was not added')
  return inserted
}

export async function insertFundingFile(
  tx: Queryable,
  row: typeof fundingFiles.$inferInsert,
): Promise<FundingFileRow> {
  const [inserted] = await tx.insert(fundingFiles).values(row).returning()
  if (!inserted) throw new Error('a funding file was not added')
  return inserted
}

/** In the order in which they were asked for. */
export async function selectFundingDocuments(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<FundingDocumentRow[]> {
  if (applicationIds.length === 0) return []
  return queryable
    .select()
    .from(fundingDocuments)
    .where(inArray(fundingDocuments.applicationId, [...applicationIds]))
    .orderBy(asc(fundingDocuments.id))
}

/** A document without what is written about it, and whether it has a file. */
type ReceivedDocument = Pick<FundingDocumentRow, 'id' | 'applicationId' | 'key' | 'name' | 'required'> & {
  received: boolean
}

/** In the order in which they were asked for; of as many applications as a page of the list shows. */
export async function selectReceivedDocuments(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<ReceivedDocument[]> {
  if (applicationIds.length === 0) return []
  const { id, applicationId, key, name, required } = fundingDocuments
  const documents = await queryable
    .select({ id, applicationId, key, name, required })
    .from(fundingDocuments)
    .where(inArray(applicationId, [...applicationIds]))
    .orderBy(asc(id))
  const files = await queryable
    .select({ documentId: fundingFiles.documentId })
    .from(fundingFiles)
    .where(and(inArray(fundingFiles.applicationId, [...applicationIds]), isNotNull(fundingFiles.fileKey)))
  const received = new Set(files.map(({ documentId }) => documentId))
  return documents.map((document) => ({ ...document, received: received.has(document.id) }))
}

export async function selectFundingDocument(
  queryable: Queryable,
  input: { applicationId: number; documentId: number },
): Promise<FundingDocumentRow | undefined> {
  const { applicationId, documentId } = input
  const [row] = await queryable
    .select()
    .from(fundingDocuments)
    .where(and(eq(fundingDocuments.id, documentId), eq(fundingDocuments.applicationId, applicationId)))
  return row
}

/** Oldest first; refused files of the form included. */
export async function selectFundingFiles(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<FundingFileRow[]> {
  if (applicationIds.length === 0) return []
  return queryable
    .select()
    .from(fundingFiles)
    .where(inArray(fundingFiles.applicationId, [...applicationIds]))
    .orderBy(asc(fundingFiles.id))
}

export async function selectFundingFile(
  queryable: Queryable,
  input: { applicationId: number; fileId: number },
): Promise<FundingFileRow | undefined> {
  const { applicationId, fileId } = input
  const [row] = await queryable
    .select()
    .from(fundingFiles)
    .where(and(eq(fundingFiles.id, fileId), eq(fundingFiles.applicationId, applicationId)))
  return row
}

/** How many required documents of an application have no file. */
export async function countMissingDocuments(queryable: Queryable, applicationId: number): Promise<number> {
  const received = and(eq(fundingFiles.documentId, fundingDocuments.id), isNotNull(fundingFiles.fileKey))
  const [row] = await queryable
    .select({ missing: count() })
    .from(fundingDocuments)
    .leftJoin(fundingFiles, received)
    .where(
      and(
        eq(fundingDocuments.applicationId, applicationId),
        eq(fundingDocuments.required, true),
        isNull(fundingFiles.id),
      ),
    )
  return row?.missing ?? 0
}
