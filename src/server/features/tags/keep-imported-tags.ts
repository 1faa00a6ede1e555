import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findOrMakeTags } from './find-or-make-tags.ts'
import { hashOfTag, tagName } from './tag-name.ts'
import { deleteTagsOfClients, deleteUnused, insertClientTags, selectTaggedByStaff } from './tags.store.ts'

/** The tags of clients whom a file brought, in the transaction that adds them. */
export async function keepImportedTags(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  {
    importId,
    people,
  }: { importId: number; people: readonly { clientId: number; tags: readonly string[] }[] },
): Promise<void> {
  const names = people.flatMap(({ tags }) => tags).filter((name) => tagName(name) !== '')
  const ids = await findOrMakeTags(deps, tx, names)
  const hashes = new Map(names.map((name) => [name, hashOfTag(deps.sealer, name)]))
  const rows = people.flatMap(({ clientId, tags }) =>
    tags.flatMap((name) => {
      const tagId = ids.get(hashes.get(name) ?? '')
      return tagId === undefined ? [] : [{ clientId, tagId, importId }]
    }),
  )
  await insertClientTags(tx, rows)
}

/** Of these clients those on whom staff put a tag themselves. */
export async function listTaggedByStaff(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<number[]> {
  return clientIds.length === 0 ? [] : selectTaggedByStaff(queryable, clientIds)
}

/** Takes all tags off clients that go, and those away that nobody has then. */
export async function forgetTags(tx: Queryable, clientIds: readonly number[]): Promise<void> {
  if (clientIds.length > 0) await deleteUnused(tx, await deleteTagsOfClients(tx, clientIds))
}
