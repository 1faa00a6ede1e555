import { readinessChanges } from './readiness-changes.ts'
import { readinessFactors } from './readiness-factors.ts'
import type { ReadinessChange, ReadinessFactor, ReadinessFacts } from './readiness-facts.ts'

export interface ReadinessScore {
  /** 0 to 100. It measures how complete the file is against common criteria, and promises nothing. */
  points: number
  factors: (ReadinessFactor & { change: ReadinessChange | null })[]
  bestChange: ReadinessChange | null
}

/**
 * The readiness score (docs/decisions/026): six factors whose weights are 100 together. Of each factor the one change
 * that would raise the whole score most, found by scoring the facts again with that change alone. Pure.
 */
export function readinessScore(facts: ReadinessFacts): ReadinessScore {
  const now = totalOf(facts)
  const changes = readinessChanges(facts).map(({ factor, advice, facts: changed }) => ({
    factor,
    advice,
    gain: totalOf(changed) - now,
  }))
  const factors = readinessFactors(facts).map((factor) => ({
    ...factor,
    change: best(changes.filter((change) => change.factor === factor.key)),
  }))
  return { points: now, factors, bestChange: best(changes) }
}

const totalOf = (facts: ReadinessFacts): number =>
  readinessFactors(facts).reduce((sum, { points }) => sum + points, 0)

/** The first of the largest gain; null when nothing gains. */
function best(changes: readonly ReadinessChange[]): ReadinessChange | null {
  const gaining = changes.filter(({ gain }) => gain > 0).sort((one, other) => other.gain - one.gain)
  const [first] = gaining
  return first ? { advice: first.advice, gain: first.gain } : null
}
