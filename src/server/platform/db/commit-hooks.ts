import type { Queryable } from './database.ts'

/** What is to happen once an open transaction is committed, and not at all when it is rolled back. */
export interface CommitHooks {
  add(tx: Queryable, work: () => void): void
  /** What was added to this transaction, in order; it is forgotten. */
  take(tx: Queryable): readonly (() => void)[]
}

/** One for each database. */
export function createCommitHooks(): CommitHooks {
  const waiting = new WeakMap<Queryable, (() => void)[]>()
  return {
    add(tx, work) {
      waiting.set(tx, [...(waiting.get(tx) ?? []), work])
    },
    take(tx) {
      const hooks = waiting.get(tx) ?? []
      waiting.delete(tx)
      return hooks
    },
  }
}
