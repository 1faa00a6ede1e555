import type { Deps } from '../../deps.ts'
import { openTag } from './tag-name.ts'
import { selectTags } from './tags.store.ts'

/** Every tag that a client has, by name. */
export async function listTags({
  database,
  sealer,
}: Pick<Deps, 'database' | 'sealer'>): Promise<{ id: number; name: string; clients: number }[]> {
  const rows = await selectTags(database.db)
  return rows
    .map(({ tag, clients }) => ({ id: tag.id, name: openTag(sealer, tag), clients }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
