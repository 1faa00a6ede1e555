import { asc, type Column, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { SealBroken } from '../../platform/crypto/seal-broken.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openedValue } from '../../platform/db/seal-columns.ts'
import { chainStart } from './audit-chain.ts'
import { type AuditEntryRow, auditEntries, auditHead } from './audit-log.tables.ts'

type Head = Omit<typeof auditHead.$inferSelect, 'id'>

const newHead = {
  count: 0,
  hash: chainStart,
  sealed: null,
  checkedAt: null,
  checkedEntries: null,
  checkedSentence: null,
}

/** The head of the chain, locked until the transaction ends; made at the first entry. */
export async function lockAuditHead(tx: Queryable): Promise<Head> {
  const locked = headLocked(tx)
  const [head] = await locked.execute()
  if (head) return head
  await tx.insert(auditHead).values({ id: 1, count: 0, hash: chainStart }).onConflictDoNothing()
  const [made] = await locked.execute()
  if (!made) throw new Error('the audit log has no head')
  return made
}

const headLocked = builtOnce((tx) =>
  tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update').prepare('audit_head_locked'),
)

export async function findAuditHead(queryable: Queryable): Promise<Head> {
  const [head] = await queryable.select().from(auditHead).where(eq(auditHead.id, 1))
  return head ?? newHead
}

export async function updateAuditHead(queryable: Queryable, change: Partial<Head>): Promise<void> {
  await queryable.update(auditHead).set(change).where(eq(auditHead.id, 1))
}

export async function insertAuditEntries(
  tx: Queryable,
  rows: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> {
  await tx.insert(auditEntries).values([...rows])
}

/** One entry with the head that it becomes, in one statement: nearly every act of staff writes one. */
export async function insertAuditEntry(
  tx: Queryable,
  row: Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await entryWithHead(tx).execute(row)
}

const entryWithHead = builtOnce((tx) => {
  const given = (name: keyof typeof auditEntries.$inferInsert) => sql.placeholder(name)
  const head = tx.$with('head').as(
    tx
      .update(auditHead)
      .set({ count: sql`${given('position')}::int`, hash: sql`${given('hash')}` })
      .where(eq(auditHead.id, 1)),
  )
  return tx
    .with(head)
    .insert(auditEntries)
    .values({
      position: given('position'),
      at: given('at'),
      actorId: given('actorId'),
      actorName: given('actorName'),
      action: given('action'),
      clientId: given('clientId'),
      detail: given('detail'),
      previousHash: given('previousHash'),
      hash: given('hash'),
    })
    .prepare('audit_entry_with_head')
})

/** Entries after a position, in the order of the chain. */
export async function listAuditEntries(
  queryable: Queryable,
  afterPosition: number,
  limit: number,
): Promise<AuditEntryRow[]> {
  const rows = await queryable
    .select({ ...getTableColumns(auditEntries), ...asStored })
    .from(auditEntries)
    .where(gt(auditEntries.position, afterPosition))
    .orderBy(asc(auditEntries.position))
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    actorName: openedIn(queryable, auditEntries.actorName, row.actorName),
    detail: openedIn(queryable, auditEntries.detail, row.detail),
  }))
}

const asStored = {
  actorName: sql<AuditEntryRow['actorName']>`${auditEntries.actorName}`,
  detail: sql<AuditEntryRow['detail']>`${auditEntries.detail}`,
}

/** One that does not open is left as it stands: its entry was changed, and whoever walks the chain says which. */
function openedIn<T>(queryable: Queryable, column: Column, stored: T): T {
  try {
    return openedValue(queryable, column, stored)
  } catch (error) {
    if (error instanceof SealBroken) return stored
    throw error
  }
}
