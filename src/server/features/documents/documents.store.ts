import { and, asc, eq, gt, isNotNull, isNull, notLike, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { unsealedColumns } from '../../platform/db/unsealed-columns.ts'
import { type DocumentRow, type DocumentStanding, documents } from './documents.tables.ts'

/** All but what the letter says and what goes with it: only `selectDocuments` is for those who open that. */
const standing = unsealedColumns(documents)

export async function selectDocuments(queryable: Queryable, clientId: number): Promise<DocumentRow[]> {
  return queryable
    .select()
    .from(documents)
    .where(eq(documents.clientId, clientId))
    .orderBy(asc(documents.round), asc(documents.id))
}

export async function selectStandingDocuments(
  queryable: Queryable,
  clientId: number,
): Promise<DocumentStanding[]> {
  return queryable
    .select(standing)
    .from(documents)
    .where(eq(documents.clientId, clientId))
    .orderBy(asc(documents.round), asc(documents.id))
}

export async function selectDocument(
  queryable: Queryable,
  id: number,
): Promise<DocumentStanding | undefined> {
  const [row] = await queryable.select(standing).from(documents).where(eq(documents.id, id))
  return row
}

/** The documents of one round, locked until the transaction ends. */
export async function lockDocuments(
  tx: Queryable,
  clientId: number,
  round: number,
): Promise<DocumentStanding[]> {
  return tx
    .select(standing)
    .from(documents)
    .where(and(eq(documents.clientId, clientId), eq(documents.round, round)))
    .for('update')
}

/**
 * Writes a document or rewrites the one of its round and type, which keeps its id. A frozen one stays as it is, but for
 * one that holds items on which the client had not decided.
 */
export async function upsertDocument(tx: Queryable, row: typeof documents.$inferInsert): Promise<boolean> {
  const { fileKey, fileName, bytes, pages, sha256, notes, runId, updatedAt, recipient, contentSealed } = row
  const { undecided, planSealed } = row
  const written = await tx
    .insert(documents)
    .values(row)
    .onConflictDoUpdate({
      target: [documents.clientId, documents.round, documents.documentType],
      set: {
        fileKey,
        fileName,
        bytes,
        pages,
        sha256,
        notes,
        runId,
        updatedAt,
        recipient,
        contentSealed,
        undecided,
        planSealed,
      },
      setWhere: or(isNull(documents.frozenAt), gt(documents.undecided, 0)),
    })
    .returning({ id: documents.id })
  return written.length === 1
}

/** Of the newest round, for it alone is written anew. The plan of a note in a letter's place is null for good. */
export async function selectWithoutPlan(queryable: Queryable, most: number): Promise<number[]> {
  const newest = sql`(select max(newer.round) from ${documents} newer where newer.client_id = ${documents.clientId})`
  const rows = await queryable
    .selectDistinct({ clientId: documents.clientId })
    .from(documents)
    .where(
      and(
        isNull(documents.planSealed),
        isNull(documents.frozenAt),
        isNotNull(documents.recipient),
        notLike(documents.fileName, '%-no-letter-%'),
        sql`${documents.round} = ${newest}`,
      ),
    )
    .orderBy(asc(documents.clientId))
    .limit(most)
  return rows.map(({ clientId }) => clientId)
}

export async function deleteDocument(tx: Queryable, id: number): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id))
}

export async function countDownload(queryable: Queryable, id: number): Promise<void> {
  await queryable
    .update(documents)
    .set({ downloadCount: sql`${documents.downloadCount} + 1` })
    .where(eq(documents.id, id))
}

/** Answers for each document that was not frozen before how many of its items are not decided. */
export async function setFrozen(
  tx: Queryable,
  { clientId, round, now }: { clientId: number; round: number; now: Date },
): Promise<number[]> {
  const frozen = await tx
    .update(documents)
    .set({ frozenAt: now })
    .where(and(eq(documents.clientId, clientId), eq(documents.round, round), isNull(documents.frozenAt)))
    .returning({ undecided: documents.undecided })
  return frozen.map(({ undecided }) => undecided)
}

export async function setDocumentFrozen(
  tx: Queryable,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await tx
    .update(documents)
    .set({ frozenAt: now })
    .where(and(eq(documents.id, id), isNull(documents.frozenAt)))
}

export async function setDocumentUnfrozen(tx: Queryable, id: number): Promise<void> {
  await tx.update(documents).set({ frozenAt: null }).where(eq(documents.id, id))
}

export async function setUnfrozen(
  tx: Queryable,
  { clientId, round }: { clientId: number; round: number },
): Promise<void> {
  await tx
    .update(documents)
    .set({ frozenAt: null })
    .where(and(eq(documents.clientId, clientId), eq(documents.round, round)))
}
