import { and, asc, count, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientTags, type TagRow, tags } from './tags.tables.ts'

/** Nothing happens to those that are there. */
export async function insertTags(tx: Queryable, rows: readonly (typeof tags.$inferInsert)[]): Promise<void> {
  await tx
    .insert(tags)
    .values([...rows])
    .onConflictDoNothing()
}

/** Those that are there, locked in the order of their numbers until the transaction ends: none goes meanwhile. */
export async function lockTags(tx: Queryable, hashes: readonly string[]): Promise<TagRow[]> {
  return tx
    .select()
    .from(tags)
    .where(inArray(tags.nameHash, [...hashes]))
    .orderBy(asc(tags.id))
    .for('update')
}

/** @returns those that are new */
export async function insertClientTags(
  tx: Queryable,
  rows: readonly (typeof clientTags.$inferInsert)[],
): Promise<{ clientId: number; tagId: number }[]> {
  if (rows.length === 0) return []
  return tx
    .insert(clientTags)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ clientId: clientTags.clientId, tagId: clientTags.tagId })
}

/** @returns whose it was */
export async function deleteClientTag(
  tx: Queryable,
  { clientIds, tagId }: { clientIds: readonly number[]; tagId: number },
): Promise<number[]> {
  const gone = await tx
    .delete(clientTags)
    .where(and(inArray(clientTags.clientId, [...clientIds]), eq(clientTags.tagId, tagId)))
    .returning({ clientId: clientTags.clientId })
  return gone.map(({ clientId }) => clientId)
}

/** All tags of these clients go. @returns the numbers of the tags */
export async function deleteTagsOfClients(tx: Queryable, clientIds: readonly number[]): Promise<number[]> {
  const gone = await tx
    .delete(clientTags)
    .where(inArray(clientTags.clientId, [...clientIds]))
    .returning({ tagId: clientTags.tagId })
  return [...new Set(gone.map(({ tagId }) => tagId))]
}

/** Of these tags, those that no client has go. They are locked first, so that one that is just being put on stays. */
export async function deleteUnused(tx: Queryable, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return
  const these = inArray(tags.id, [...tagIds])
  await tx.select({ id: tags.id }).from(tags).where(these).orderBy(asc(tags.id)).for('update')
  const had = tx.select({ one: sql`1` }).from(clientTags).where(eq(clientTags.tagId, tags.id))
  await tx.delete(tags).where(and(these, notExists(had)))
}

/** Each tag with how many clients have it. */
export async function selectTags(queryable: Queryable): Promise<{ tag: TagRow; clients: number }[]> {
  const had = queryable
    .select({ tagId: clientTags.tagId, clients: count().as('clients') })
    .from(clientTags)
    .groupBy(clientTags.tagId)
    .as('had')
  return queryable
    .select({ tag: tags, clients: had.clients })
    .from(tags)
    .innerJoin(had, eq(had.tagId, tags.id))
    .orderBy(asc(tags.id))
}

export async function selectTagsOfClients(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<{ clientId: number; tag: TagRow }[]> {
  if (clientIds.length === 0) return []
  return queryable
    .select({ clientId: clientTags.clientId, tag: tags })
    .from(clientTags)
    .innerJoin(tags, eq(tags.id, clientTags.tagId))
    .where(inArray(clientTags.clientId, [...clientIds]))
    .orderBy(asc(clientTags.clientId), asc(tags.id))
}

/** Of these clients those with a tag that staff put on. */
export async function selectTaggedByStaff(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<number[]> {
  const rows = await queryable
    .selectDistinct({ clientId: clientTags.clientId })
    .from(clientTags)
    .where(and(inArray(clientTags.clientId, [...clientIds]), isNull(clientTags.importId)))
  return rows.map(({ clientId }) => clientId)
}
