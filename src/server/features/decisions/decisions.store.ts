import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type DraftRow,
  drafts,
  type ReviewFactRow,
  reviewFacts,
  type SpokenWordRow,
  spokenWords,
} from './decisions.tables.ts'

export async function insertFact(
  tx: Queryable,
  row: Omit<typeof reviewFacts.$inferInsert, 'id'>,
): Promise<ReviewFactRow> {
  const [inserted] = await tx.insert(reviewFacts).values(row).returning()
  if (!inserted) throw new Error('the insert of a fact returned no row')
  return inserted
}

/** Everything that was ever said, oldest first. */
export async function selectFacts(queryable: Queryable, clientId: number): Promise<ReviewFactRow[]> {
  return queryable
    .select()
    .from(reviewFacts)
    .where(eq(reviewFacts.clientId, clientId))
    .orderBy(asc(reviewFacts.id))
}

export async function insertSpokenWord(
  tx: Queryable,
  row: Omit<typeof spokenWords.$inferInsert, 'id'>,
): Promise<SpokenWordRow> {
  const [inserted] = await tx.insert(spokenWords).values(row).returning()
  if (!inserted) throw new Error('the insert of a spoken word returned no row')
  return inserted
}

/** The newest word that this member of staff recorded of this client since then. */
export async function selectSpokenWord(
  queryable: Queryable,
  given: { clientId: number; actorId: string; since: Date },
): Promise<SpokenWordRow | undefined> {
  const { clientId, actorId, since } = given
  const [row] = await queryable
    .select()
    .from(spokenWords)
    .where(
      and(
        eq(spokenWords.clientId, clientId),
        eq(spokenWords.actorId, actorId),
        gt(spokenWords.createdAt, since),
      ),
    )
    .orderBy(desc(spokenWords.id))
    .limit(1)
  return row
}

export async function selectSpokenWords(queryable: Queryable, clientId: number): Promise<SpokenWordRow[]> {
  return queryable
    .select()
    .from(spokenWords)
    .where(eq(spokenWords.clientId, clientId))
    .orderBy(asc(spokenWords.id))
}

export async function selectDraft(queryable: Queryable, clientId: number): Promise<DraftRow | undefined> {
  const [row] = await queryable.select().from(drafts).where(eq(drafts.clientId, clientId))
  return row
}

/** Drafts that do not show their newest change. */
export async function selectStaleDrafts(
  queryable: Queryable,
): Promise<Pick<DraftRow, 'clientId' | 'revision'>[]> {
  return queryable
    .select({ clientId: drafts.clientId, revision: drafts.revision })
    .from(drafts)
    .where(gt(drafts.revision, drafts.writtenRevision))
    .orderBy(asc(drafts.clientId))
}

/** The drafts' state, locked until the transaction ends. */
export async function lockDraft(tx: Queryable, clientId: number): Promise<DraftRow> {
  await tx.insert(drafts).values({ clientId, revision: 0, writtenRevision: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(drafts).where(eq(drafts.clientId, clientId)).for('update')
  if (!row) throw new Error(`the drafts of client ${clientId} have no state`)
  return row
}

/** One more change than before; answers the new revision. */
export async function raiseRevision(tx: Queryable, clientId: number): Promise<number> {
  const [row] = await tx
    .insert(drafts)
    .values({ clientId, revision: 1, writtenRevision: 0 })
    .onConflictDoUpdate({ target: drafts.clientId, set: { revision: sql`${drafts.revision} + 1` } })
    .returning({ revision: drafts.revision })
  if (!row) throw new Error(`the drafts of client ${clientId} were not changed`)
  return row.revision
}

export async function markWritten(
  tx: Queryable,
  input: { clientId: number; revision: number; now: Date },
): Promise<void> {
  await tx
    .update(drafts)
    .set({ writtenRevision: input.revision, writtenAt: input.now })
    .where(eq(drafts.clientId, input.clientId))
}
