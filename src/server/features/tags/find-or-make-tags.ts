import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { hashOfTag, sealTag } from './tag-name.ts'
import { insertTags, lockTags } from './tags.store.ts'

/** A tag may go between being made and being locked, when its last client loses it. */
const mostTries = 5

/**
 * The numbers of tags by their names, made where they are not there yet, locked until the transaction ends.
 * @returns by the keyed hash of each name
 */
export async function findOrMakeTags(
  { sealer, clock }: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const byHash = new Map(names.map((name) => [hashOfTag(sealer, name), name]))
  if (byHash.size === 0) return new Map()
  const hashes = [...byHash.keys()].sort()
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = new Map((await lockTags(tx, hashes)).map(({ id, nameHash }) => [nameHash, id]))
    const missing = hashes.filter((hash) => !found.has(hash))
    if (missing.length === 0) return found
    const createdAt = clock.now()
    await insertTags(
      tx,
      missing.map((nameHash) => ({
        nameHash,
        nameSealed: sealTag(sealer, byHash.get(nameHash) ?? ''),
        createdAt,
      })),
    )
  }
  throw new Error('tags were made and gone again each time')
}
