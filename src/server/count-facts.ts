import type { FactKind, Reactions } from './facts.ts'

/** The same reactions, with each fact told of once its transaction is committed. */
export function countFacts<D>(reactions: Reactions<D>, note: (kind: FactKind) => void): Reactions<D> {
  const counted = Object.entries(reactions).map(([kind, follow]) => [
    kind,
    [...follow, async () => () => note(kind as FactKind)],
  ])
  // Object.entries forgets which kind has which reactions; each keeps its own.
  return Object.fromEntries(counted) as Reactions<D>
}
