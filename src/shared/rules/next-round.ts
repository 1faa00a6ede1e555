/** Whether the next round may be prepared. */

import { says } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { addDays } from './civil-days.ts'
import { type ClockedLetter, lettersOfMailing } from './clocked-letter.ts'
import type { SaidClock } from './deadline.ts'
import { clocksOf } from './dispute-clocks.ts'

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
 * round that has a mail date and no letter here is waited for in the same way. From the third round on the companies are asked
 * as well: a later round waits for what was mailed to them too, and one that only filed a complaint for its answer.
 * @param letters of all rounds; packets beside a round are not looked at
 * @param kept findings that no letter has disputed so far
 * @param mailDates of all rounds in the client's record, null while a round is not mailed
 */
export function nextRoundOf(
  letters: readonly RoundLetter[],
  kept: number,
  today: string,
  mailDates: readonly (string | null)[] = [],
): { round: number; reason: null } | { round: null; reason: Sentence } {
  const last = lastMailedRound(letters, mailDates)
  if (last === 0) return wait(says('mailing.noneMailed'))
  const round = last + 1
  const ofRound = waitedFor(letters, last)
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

/** The letters of a round that were mailed and that the next one waits for. */
function waitedFor(letters: readonly RoundLetter[], round: number): RoundLetter[] {
  const ofRound = letters.filter((letter) => letter.round === round)
  const companies = ofRound.filter(({ kind }) => kind === 'furnisher_dispute')
  return [...new Set([...lettersOfMailing(ofRound, ({ kind }) => kind), ...companies])].filter(isMailed)
}

function isMailed({ enteredOn, deliveredOn }: Pick<RoundLetter, 'enteredOn' | 'deliveredOn'>): boolean {
  return enteredOn !== null || deliveredOn !== null
}

/** The last round of which its letters or the record's own date say that it was mailed; 0 before the first. */
export function lastMailedRound(
  letters: readonly Pick<RoundLetter, 'kind' | 'round' | 'enteredOn' | 'deliveredOn'>[],
  mailDates: readonly (string | null)[],
): number {
  const dated = mailDates.findLastIndex((day) => day !== null) + 1
  const rounds = [...new Set(letters.map(({ round }) => round))].filter((round) =>
    lettersOfMailing(
      letters.filter((letter) => letter.round === round),
      ({ kind }) => kind,
    ).some(isMailed),
  )
  return Math.max(dated, ...rounds)
}

function wait(reason: Sentence): { round: null; reason: Sentence } {
  return { round: null, reason }
}

function reasonToWait(letter: RoundLetter, today: string): Sentence | null {
  const { recipient, enteredOn } = letter
  if (letter.answeredOn !== null) return null
  const answer = answerClock(letter, today)
  if (answer === undefined || answer.state === 'late') return null
  // What nothing can show to be late is not waited for beyond its day.
  if (answer.due !== null && answer.due < today) return null
  if (answer.due !== null) return says('mailing.resultsDue', { recipient, due: answer.due })
  if (enteredOn !== null && addDays(enteredOn, lostAfterDays) < today) return null
  return says('mailing.deliveryUnproved', { recipient })
}

const answerKeys: readonly string[] = ['results', 'direct_dispute', 'cfpb_final']

/** The clock by which the answer to a letter is due: a bureau's results, a company's investigation, the CFPB's final answer. */
function answerClock(letter: RoundLetter, today: string): SaidClock | undefined {
  const clocks = clocksOf(letter, today)
  return clocks.find(({ key }) => answerKeys.includes(key))
}
