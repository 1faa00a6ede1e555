import type { ClockedLetter } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'
import { expectedByMailDate, resultsClock, takesPlaceOf } from './next-step.ts'

/** A letter of the mail log, and whether any step of its way was entered, with or without a proof. */
export interface WatchedLetter extends ClockedLetter {
  isEntered: boolean
}

/** A day after all deadlines: on it every clock that can be late is, and every other one never will be. */
const endOfTime = '9999-12-31'

/** The day that is to be watched for a client; 'YYYY-MM-DD'. */
export interface NextDeadline {
  day: string
  /** Whether evidenced receipt starts it; else it is an estimate from a mail date, and nobody is late by it. */
  isProved: boolean
}

/**
 * The earliest day on which somebody owes the client something and has not done it; null when nobody does.
 * Of each recipient only the letter of the newest round counts: a new round takes the place of what the last one waits
 * for. A bureau's answer is late by the day of its results, here as in portal and mails (decision 052). Where no proof starts
 * a clock, the estimate of portal and mails stands: no deadline of the law, but the day on which somebody should look. It
 * stands only where no evidenced day does.
 * @param mailDates of rounds 1 to 3, null while a round is not mailed
 */
export function nextDeadline(
  letters: readonly WatchedLetter[],
  mailDates: readonly (string | null)[],
): NextDeadline | null {
  const newest = letters.filter((letter) => !letters.some((other) => isNewer(other, letter, mailDates)))
  const [proved] = newest.flatMap((letter) => openDays(letter)).sort()
  if (proved !== undefined) return { day: proved, isProved: true }
  const expected = expectedDay(letters, mailDates)
  return expected === null ? null : { day: expected, isProved: false }
}

/** Whether a deadline is over on the day `today`: by evidenced receipt alone. */
export function isLate(deadline: NextDeadline | null, today: string): boolean {
  return deadline?.isProved === true && deadline.day < today
}

function isNewer(
  other: WatchedLetter,
  letter: WatchedLetter,
  mailDates: readonly (string | null)[],
): boolean {
  // The mail dates of the client's record are those of the letters to bureaus.
  const dates = other.kind === 'bureau_dispute' ? mailDates : []
  return other.kind === letter.kind && takesPlaceOf(other, letter, dates)
}

/** The days of the clocks that run for a letter, or ran out with nothing having come. */
function openDays(letter: ClockedLetter): string[] {
  const clocks = clocksOf(letter, endOfTime)
  // A request for the procedure goes with the dispute, and nobody is called late before the answer to both is.
  const late = clocks.filter(({ key }) => key !== 'procedure' || resultsClock(clocks) === undefined)
  return late.flatMap(({ state, due }) => (state === 'late' && due !== null ? [due] : []))
}

function expectedDay(
  letters: readonly WatchedLetter[],
  mailDates: readonly (string | null)[],
): string | null {
  const round = mailDates.findLastIndex((day) => day !== null) + 1
  const mailedOn = mailDates[round - 1]
  if (!mailedOn) return null
  const ofRound = letters.filter((letter) => letter.kind === 'bureau_dispute' && letter.round === round)
  // Where some letters of the round were entered, the others were not mailed.
  const entered = ofRound.filter(({ isEntered }) => isEntered)
  const mailed = entered.length > 0 ? entered : ofRound
  const isWaited = mailed.some(({ deliveredOn, answeredOn }) => deliveredOn === null && answeredOn === null)
  // No letter is kept here: a date entered by hand.
  return isWaited || ofRound.length === 0 ? expectedByMailDate(mailedOn) : null
}
