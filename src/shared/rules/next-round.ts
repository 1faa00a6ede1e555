/** Whether the next round may be prepared. */

import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { addDays } from './civil-days.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'
import { resultsClock } from './next-step.ts'

export interface RoundLetter extends ClockedLetter {
  /** The day on which it was put into the mail, also without a proof; null while nothing of it was entered. */
  enteredOn: string | null
  /** What its answer left in dispute; null while no answer names its items. */
  itemsLeft: number | null
}

/** A letter that was mailed and whose delivery nothing proves is waited for so many days, and no longer. */
export const lostAfterDays = 60

/**
 * The round that may be prepared on the day `today`, or null with the sentence that says what it waits for. How many rounds a
 * client holds is asked elsewhere.
 *
 * It waits for every letter to a bureau that was mailed in the last round, until it is answered or its results are
 * overdue (five business days after the end of the reinvestigation, section 611(a)(6)(A): a letter that says "nothing
 * came" must not cross the results in the mail). It waits for all because a round's documents are one set, frozen with
 * the first letter that is mailed. A letter without proof of delivery starts no clock; sixty days after its mailing it is
 * given up, so that a lost letter cannot hold up the others. Letters of the round that were never mailed do not count. A
 * round that has a mail date and no letter here is waited for in the same way.
 * @param letters of all rounds; only letters to bureaus about disputes are looked at
 * @param kept findings that no letter has disputed so far
 * @param mailDates of rounds 1 to 3 in the client's record, null while a round is not mailed
 */
export function nextRoundOf(
  letters: readonly RoundLetter[],
  kept: number,
  today: string,
  mailDates: readonly (string | null)[] = [],
): { round: 2 | 3; reason: null } | { round: null; reason: Sentence } {
  const mailed = letters.filter(
    ({ kind, enteredOn, deliveredOn }) =>
      kind === 'bureau_dispute' && (enteredOn !== null || deliveredOn !== null),
  )
  const last = lastMailedRound(letters, mailDates)
  if (last === 0) return wait(says('mailing.noneMailed'))
  if (last === 3) return wait(says('mailing.lastRound'))
  const round = last === 1 ? 2 : 3
  const ofRound = mailed.filter((letter) => letter.round === last)
  if (ofRound.length === 0) {
    const until = addDays(mailDates[last - 1] ?? today, lostAfterDays)
    if (until < today) return { round, reason: null }
    return wait(says('mailing.roundNotKept', { round: last, until }))
  }
  const reasons = ofRound.flatMap((letter) => reasonToWait(letter, today) ?? [])
  const [reason, ...more] = reasons
  if (reason) return wait(more.length === 0 ? reason : says('mailing.waitsFor', { reasons }))
  const isSettled = ofRound.every(({ itemsLeft }) => itemsLeft === 0)
  if (isSettled && kept === 0) return wait(says('mailing.nothingLeft', { round: last }))
  return { round, reason: null }
}

/** The last round of which a letter to a bureau or the record's own date says that it was mailed; 0 before the first. */
export function lastMailedRound(
  letters: readonly Pick<RoundLetter, 'kind' | 'round' | 'enteredOn' | 'deliveredOn'>[],
  mailDates: readonly (string | null)[],
): number {
  const dated = mailDates.findLastIndex((day) => day !== null) + 1
  const mailed = letters.filter(
    ({ kind, enteredOn, deliveredOn }) =>
      kind === 'bureau_dispute' && (enteredOn !== null || deliveredOn !== null),
  )
  return Math.max(dated, ...mailed.map(({ round }) => round))
}

function wait(reason: Sentence): { round: null; reason: Sentence } {
  return { round: null, reason }
}

function reasonToWait(letter: RoundLetter, today: string): Sentence | null {
  const { recipient, enteredOn } = letter
  if (letter.answeredOn !== null) return null
  const results = resultsClock(clocksOf(letter, today))
  if (results === undefined || results.state === 'late') return null
  if (results.due !== null) return says('mailing.resultsDue', { recipient, due: results.due })
  if (enteredOn !== null && addDays(enteredOn, lostAfterDays) < today) return null
  return says('mailing.deliveryUnproved', { recipient })
}
