/** A deadline, and where it stands on a day. */

import type { Sentence } from '../sentences/sentence.ts'
import { addBusinessDays, addDays, daysBetween } from './civil-days.ts'
import type { Clock } from './clock.ts'

interface Deadline {
  key: string
  title: Sentence
  source: string
  from: string | null
  due: string | null
  /** When the evidence of its being kept came. */
  metOn: string | null
  /** When it was really kept, where the evidence says. */
  keptOn?: string | null
}

/** A deadline as it is answered, with the words of its title still to come. */
export type SaidClock = Omit<Clock, 'title'> & { title: Sentence }

export function clock({ metOn, keptOn = null, ...words }: Deadline, today: string): SaidClock {
  const { due } = words
  if (metOn !== null || keptOn !== null)
    return { ...words, state: 'met', daysLate: due === null || keptOn === null ? 0 : daysAfter(due, keptOn) }
  if (due === null) return { ...words, state: 'waiting', daysLate: 0 }
  const daysLate = daysAfter(due, today)
  return { ...words, state: daysLate > 0 ? 'late' : 'running', daysLate }
}

/**
 * A deadline whose keeping nobody outside can see, or that is the client's own: after its day nobody is called late, it
 * waits for a sign, and `passedTitle` says so.
 */
export function unseen(
  { passedTitle, ...deadline }: Deadline & { passedTitle: Sentence },
  today: string,
): SaidClock {
  const plain = clock(deadline, today)
  return plain.state === 'late' ? { ...plain, title: passedTitle, state: 'waiting', daysLate: 0 } : plain
}

function daysAfter(due: string, day: string): number {
  return Math.max(0, daysBetween(due, day))
}

export function inDays(from: string | null, count: number): string | null {
  return from === null ? null : addDays(from, count)
}

export function inBusinessDays(from: string | null, count: number): string | null {
  return from === null ? null : addBusinessDays(from, count)
}
