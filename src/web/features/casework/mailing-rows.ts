import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import { replacedBy } from '../../../shared/rules/replaced-by.ts'
import type { CallReply } from '../../lib/call-address.ts'

export const steps = ['handed_over', 'accepted', 'delivered'] as const
export type Step = (typeof steps)[number]
type MailLog = CallReply<typeof listMailings>

/** The rounds with letters of which this step can be entered now, the earliest first. */
export function roundsFor(log: MailLog, step: Step): number[] {
  const rounds = log.letters.filter((letter) => mayTake(letter, step)).map(({ round }) => round)
  return [...new Set(rounds)].sort((a, b) => a - b)
}

/** The letters of a round of which this step can be entered now. */
export function lettersFor(log: MailLog, step: Step, round: number): MailedLetter[] {
  return log.letters.filter((letter) => letter.round === round && mayTake(letter, step))
}

/**
 * The earliest round with a letter that is still to be mailed; null: none. While a letter was never mailed, a later round writes
 * none to its recipient: where there is one, it replaces the earlier one. That one can still be entered, as in the mail log.
 */
export function nextRoundToMail(log: MailLog): number | null {
  const waiting = log.letters.filter(
    (letter) => mayTake(letter, 'handed_over') && replacedBy(letter, log.letters) === null,
  )
  return waiting.length === 0 ? null : Math.min(...waiting.map(({ round }) => round))
}

/** Whom a draft is for that no step can be entered of. */
export function draftsIn(log: MailLog): string[] {
  const newest = Math.max(0, ...log.letters.map(({ round }) => round))
  return log.letters
    .filter(({ round, undecided, state }) => round === newest && undecided > 0 && state === 'not_sent')
    .map(({ recipient }) => recipient)
}

function mayTake(letter: MailedLetter, step: Step): boolean {
  const isMailed = letter.state !== 'not_sent'
  const isReady = step === 'delivered' ? isMailed : letter.undecided === 0 || isMailed
  return isReady && !letter.steps.some(({ state }) => steps.indexOf(state) >= steps.indexOf(step))
}
