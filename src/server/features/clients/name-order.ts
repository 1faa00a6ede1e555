import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { countSearched, readHorizon, selectNamesSince, selectSearchedIds } from './client-names.store.ts'

/** The clients by their names without regard to case, then by their numbers. */
export interface NameOrder {
  ids: readonly number[]
  /** Those of these in the same order; who came since stands last. */
  sort(ids: readonly number[]): number[]
}

/**
 * Names are sealed, so that no query sorts by them; a rank beside them would tell most of them. This process keeps the order in its
 * memory, for as long as the database is used, and reads what was written since it last looked.
 */
interface Kept {
  names: Map<number, string>
  ids: number[]
  places: Map<number, number>
  /** Every transaction before this one was seen. */
  seenTo: number
  refreshing: Promise<void>
}

const keptOf = new WeakMap<Queryable, Kept>()
/** So many names are opened at a time: others wait no longer than that. */
const atOnce = 1_000

/** Outside of every transaction: one would wait here for another's names, which waits for its end. */
export async function orderOfNames({ db }: Pick<Database, 'db'>): Promise<NameOrder> {
  const fresh = { names: new Map(), ids: [], places: new Map(), seenTo: 0, refreshing: Promise.resolve() }
  const kept = keptOf.get(db) ?? fresh
  keptOf.set(db, kept)
  // One after the other; one that failed does not fail the next.
  kept.refreshing = kept.refreshing.catch(() => undefined).then(() => refresh(db, kept))
  await kept.refreshing
  const { ids, places } = kept
  const placeOf = (id: number) => places.get(id) ?? Number.POSITIVE_INFINITY
  return { ids, sort: (some) => some.toSorted((one, other) => placeOf(one) - placeOf(other) || one - other) }
}

async function refresh(db: Queryable, kept: Kept): Promise<void> {
  const horizon = await readHorizon(db)
  let hasChanged = false
  for (let afterId = 0; ; ) {
    const rows = await selectNamesSince(db, { since: kept.seenTo, afterId, limit: atOnce })
    for (const { id, name } of rows) {
      const key = name.toLowerCase()
      if (kept.names.get(id) !== key) hasChanged = true
      kept.names.set(id, key)
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    afterId = last.id
    await nextTurn()
  }
  if ((await countSearched(db)) !== kept.names.size) {
    const there = new Set(await selectSearchedIds(db))
    for (const id of kept.names.keys()) if (!there.has(id)) kept.names.delete(id)
    hasChanged = true
  }
  if (hasChanged) {
    kept.ids = inOrder(kept.names)
    kept.places = new Map(kept.ids.map((id, place) => [id, place]))
  }
  kept.seenTo = horizon
}

function inOrder(names: ReadonlyMap<number, string>): number[] {
  const all = [...names]
  all.sort(([id, name], [otherId, other]) => (name < other ? -1 : name > other ? 1 : id - otherId))
  return all.map(([id]) => id)
}
