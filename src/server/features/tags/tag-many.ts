import { mostTags } from '../../../shared/api/tags.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findOrMakeTags } from './find-or-make-tags.ts'
import { deleteClientTag, deleteUnused, insertClientTags } from './tags.store.ts'
import { tagsOfClients } from './tags-of-clients.ts'

/**
 * Puts one tag on clients whom the caller has locked; who has it already stays as they are.
 * @returns on whom it is new, and who has as many tags as a client may have
 */
export async function tagMany(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  { clientIds, name }: { clientIds: readonly number[]; name: string },
): Promise<{ changed: number[]; full: number[] }> {
  const [tagId] = (await findOrMakeTags(deps, tx, [name])).values()
  if (tagId === undefined) throw new Error('a tag was neither found nor made')
  const before = await tagsOfClients(deps, tx, clientIds)
  const without = clientIds.filter((id) => !before.get(id)?.some((tag) => tag.id === tagId))
  const full = without.filter((id) => (before.get(id)?.length ?? 0) >= mostTags)
  const rows = without.filter((id) => !full.includes(id)).map((clientId) => ({ clientId, tagId }))
  const changed = await insertClientTags(tx, rows)
  await deleteUnused(tx, [tagId])
  return { changed: changed.map(({ clientId }) => clientId), full }
}

/** Takes one tag off clients whom the caller has locked. @returns who had it */
export async function untagMany(
  tx: Queryable,
  { clientIds, tagId }: { clientIds: readonly number[]; tagId: number },
): Promise<number[]> {
  const changed = await deleteClientTag(tx, { clientIds, tagId })
  await deleteUnused(tx, [tagId])
  return changed
}
