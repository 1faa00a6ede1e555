/**
 * Until when a claim may be brought, section 618 of the FCRA: two years after the consumer learned of the violation, or
 * five years after it happened, whichever is earlier; under the FDCPA one year after it happened, section 813(d). A day to
 * have looked at by a lawyer, never more.
 */

import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { addDays, anniversary } from './civil-days.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { clock, type SaidClock } from './deadline.ts'
import { investigationDue } from './investigation-due.ts'

/** A letter, and whether its answer left a disputed item as it was, or brought one back. */
export interface LimitedLetter extends ClockedLetter {
  leftItems: boolean
}

/** What may have been a violation: learned of on `from`, which is also the first day on which the file shows that it happened. */
interface Violation {
  key: string
  title: Sentence
  source: string
  from: string
  years: 1 | 2
}

/**
 * One clock for each violation that the file may show, on its earliest day: the first day without an answer (a late answer
 * does not move it), the day of an answer that left something, and both for the companies that furnish the items, whose
 * duties begin with the bureau's notice of the dispute (623(b)). A collector that was asked for verification: one year from
 * the first day on which it could act against the request. Since each is learned of when it happens, the two years end before
 * the five. Most urgent first.
 */
export function limitationClocks(letters: readonly LimitedLetter[], today: string): SaidClock[] {
  return letters
    .flatMap((letter) => violationsOf(letter, today))
    .map(({ years, ...violation }) =>
      clock({ ...violation, due: anniversary(violation.from, years), metOn: null }, today),
    )
    .sort((a, b) => (a.due ?? '').localeCompare(b.due ?? '') || a.key.localeCompare(b.key))
}

function violationsOf(letter: LimitedLetter, today: string): Violation[] {
  if (letter.kind === 'collector_validation') return againstCollector(letter)
  if (letter.kind !== 'bureau_dispute') return []
  const { id, recipient, round } = letter
  const missed = missedFrom(letter, today)
  const left = letter.leftItems ? letter.answeredOn : null
  const about = { recipient, round }
  const source = 'FCRA 618'
  const [earliest] = [missed, left].filter((day) => day !== null).sort()
  return [
    ...(missed === null
      ? []
      : [
          {
            key: `limitation_missed_${id}`,
            title: says('clock.claimMissed', about),
            source,
            from: missed,
            years: 2 as const,
          },
        ]),
    ...(left === null
      ? []
      : [
          {
            key: `limitation_left_${id}`,
            title: says('clock.claimLeft', about),
            source,
            from: left,
            years: 2 as const,
          },
        ]),
    ...(earliest === undefined
      ? []
      : [
          {
            key: `limitation_furnisher_${id}`,
            title: says('clock.claimFurnisher', about),
            source: 'FCRA 618 and 623(b)',
            from: earliest,
            years: 2 as const,
          },
        ]),
  ]
}

/** The first day after the last one, where nothing had come by then; an answer that prints an earlier day was in time. */
function missedFrom(letter: LimitedLetter, today: string): string | null {
  const due = investigationDue(letter)
  if (due === null || due >= today) return null
  const { answeredOn, finishedOn } = letter
  const isKept = (answeredOn !== null && answeredOn <= due) || (finishedOn !== null && finishedOn <= due)
  return isKept ? null : addDays(due, 1)
}

function againstCollector({ id, recipient, deliveredOn }: LimitedLetter): Violation[] {
  if (deliveredOn === null) return []
  return [
    {
      key: `limitation_fdcpa_${id}`,
      title: says('clock.claimCollector', { recipient }),
      source: 'FDCPA 813(d)',
      from: deliveredOn,
      years: 1,
    },
  ]
}
