import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
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
 * The earliest round with a letter that is still to be mailed; null: none. As on the server a letter that was never mailed goes
 * before that of a later round, unless the later one was mailed: that one overtook it. It can still be entered.
 */
export function nextRoundToMail(log: MailLog): number | null {
  const waiting = log.letters.filter(
    (letter) => mayTake(letter, 'handed_over') && !isOvertaken(letter, log.letters),
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

function isOvertaken(letter: MailedLetter, letters: readonly MailedLetter[]): boolean {
  return letters.some(
    ({ documentType, recipient, round, state }) =>
      documentType === letter.documentType &&
      recipient === letter.recipient &&
      round > letter.round &&
      state !== 'not_sent',
  )
}
