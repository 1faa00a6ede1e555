import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openTag } from './tag-name.ts'
import { selectTagsOfClients } from './tags.store.ts'

export interface Tag {
  id: number
  name: string
}

/** The tags of clients, each client's by name; each tag is opened once. */
export async function tagsOfClients(
  { sealer }: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Tag[]>> {
  const names = new Map<number, string>()
  const found = new Map<number, Tag[]>()
  for (const { clientId, tag } of await selectTagsOfClients(queryable, clientIds)) {
    const name = names.get(tag.id) ?? openTag(sealer, tag)
    names.set(tag.id, name)
    found.set(clientId, [...(found.get(clientId) ?? []), { id: tag.id, name }])
  }
  for (const list of found.values()) list.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return found
}
