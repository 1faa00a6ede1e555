import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { unsealedColumns } from '../../platform/db/unsealed-columns.ts'
import {
  type EvidencePictureRow,
  evidencePictures,
  type ProcessingRunRow,
  processingRuns,
  type RunStanding,
} from './runs.tables.ts'

/** All but the analysis, of some hundred kilobytes: only `selectRun` and `selectAnalysedRuns` are for those who open it. */
const standing = unsealedColumns(processingRuns)

/** Adds a run, unless one is active for the client: then nothing is added and undefined returned. */
export async function insertRun(
  tx: Queryable,
  row: typeof processingRuns.$inferInsert,
): Promise<RunStanding | undefined> {
  const [inserted] = await tx.insert(processingRuns).values(row).onConflictDoNothing().returning(standing)
  return inserted
}

export async function selectLatestRun(
  queryable: Queryable,
  clientId: number,
): Promise<RunStanding | undefined> {
  const [row] = await queryable
    .select(standing)
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
    .orderBy(desc(processingRuns.startedAt), desc(processingRuns.id))
    .limit(1)
  return row
}

/** The newest one that completed; its analysis is left out. */
export async function selectFinishedRun(
  queryable: Queryable,
  clientId: number,
): Promise<Pick<ProcessingRunRow, 'id' | 'finishedAt' | 'findingCount'> | undefined> {
  const { id, finishedAt, findingCount } = processingRuns
  const [row] = await queryable
    .select({ id, finishedAt, findingCount })
    .from(processingRuns)
    .where(and(eq(processingRuns.clientId, clientId), eq(processingRuns.status, 'completed')))
    .orderBy(desc(processingRuns.startedAt), desc(processingRuns.id))
    .limit(1)
  return row
}

export async function selectActiveRun(
  queryable: Queryable,
  clientId: number,
): Promise<RunStanding | undefined> {
  const [row] = await queryable
    .select(standing)
    .from(processingRuns)
    .where(and(eq(processingRuns.clientId, clientId), eq(processingRuns.status, 'processing')))
  return row
}

export async function selectRun(queryable: Queryable, id: string): Promise<ProcessingRunRow | undefined> {
  const [row] = await queryable.select().from(processingRuns).where(eq(processingRuns.id, id))
  return row
}

/** Changes a run only while it is processing: a late duplicate of the job cannot reopen one that has ended. */
export async function changeActiveRun(
  queryable: Queryable,
  id: string,
  change: Partial<typeof processingRuns.$inferInsert>,
): Promise<RunStanding | undefined> {
  const [row] = await queryable
    .update(processingRuns)
    .set(change)
    .where(and(eq(processingRuns.id, id), eq(processingRuns.status, 'processing')))
    .returning(standing)
  return row
}

/** Runs that have an analysis, newest first. */
export async function selectAnalysedRuns(
  queryable: Queryable,
  clientId: number,
  most: number,
): Promise<ProcessingRunRow[]> {
  return queryable
    .select()
    .from(processingRuns)
    .where(and(eq(processingRuns.clientId, clientId), isNotNull(processingRuns.analysisSealed)))
    .orderBy(desc(processingRuns.startedAt), desc(processingRuns.id))
    .limit(most)
}

export async function selectAnalysedRun(
  queryable: Queryable,
  clientId: number,
): Promise<ProcessingRunRow | undefined> {
  return (await selectAnalysedRuns(queryable, clientId, 1))[0]
}

/** A picture of a run, if the run is this client's. */
export async function selectPicture(
  queryable: Queryable,
  of: { clientId: number; runId: string; key: string },
): Promise<Pick<EvidencePictureRow, 'fileKey'> | undefined> {
  const [row] = await queryable
    .select({ fileKey: evidencePictures.fileKey })
    .from(evidencePictures)
    .innerJoin(processingRuns, eq(processingRuns.id, evidencePictures.runId))
    .where(
      and(
        eq(evidencePictures.runId, of.runId),
        eq(evidencePictures.key, of.key),
        eq(processingRuns.clientId, of.clientId),
      ),
    )
  return row
}

export async function selectPictures(queryable: Queryable, runId: string): Promise<EvidencePictureRow[]> {
  return queryable
    .select()
    .from(evidencePictures)
    .where(eq(evidencePictures.runId, runId))
    .orderBy(evidencePictures.key)
}

/** Takes the pictures of a client's runs away, but of those kept; answers their files, to be removed after the commit. */
export async function deletePicturesOfOtherRuns(
  tx: Queryable,
  { clientId, kept }: { clientId: number; kept: readonly string[] },
): Promise<string[]> {
  const others = tx
    .select({ id: processingRuns.id })
    .from(processingRuns)
    .where(and(eq(processingRuns.clientId, clientId), notInArray(processingRuns.id, [...kept])))
  const gone = await tx.delete(evidencePictures).where(inArray(evidencePictures.runId, others)).returning()
  return gone.map(({ fileKey }) => fileKey)
}

export async function insertPictures(
  tx: Queryable,
  rows: readonly (typeof evidencePictures.$inferInsert)[],
): Promise<EvidencePictureRow[]> {
  if (rows.length === 0) return []
  return tx
    .insert(evidencePictures)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}
