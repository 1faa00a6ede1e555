import { type Digest, todayKinds } from '../../../shared/api/today.ts'
import type { Deps } from '../../deps.ts'
import { selectDigest, upsertDigest } from './digests.store.ts'

/** Nobody is mailed who did not ask for it. */
const unasked: Digest = { isOn: false, hour: 8, whose: 'all', kinds: [...todayKinds] }

export async function describeDigest({ database }: Pick<Deps, 'database'>, userId: string): Promise<Digest> {
  const row = await selectDigest(database.db, userId)
  if (!row) return unasked
  const { isOn, hour, whose, kinds } = row
  return { isOn, hour, whose, kinds: todayKinds.filter((kind) => kinds.includes(kind)) }
}

/** Keeps whether, when and of what a member of staff is mailed what waits. */
export async function keepDigest(
  deps: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  { isOn, hour, whose, kinds }: Digest,
): Promise<Digest> {
  const wanted = todayKinds.filter((kind) => kinds.includes(kind))
  const row = { userId, isOn, hour, whose, kinds: wanted, changedAt: deps.clock.now() }
  await upsertDigest(deps.database.db, row)
  return describeDigest(deps, userId)
}
