import type { listMailings, MailedLetter } from '../../../shared/api/mailing.ts'
import type { CallReply } from '../../lib/call-address.ts'

export const steps = ['handed_over', 'accepted', 'delivered'] as const
export type Step = (typeof steps)[number]

/** The letters of a round of which this step can be entered now, by round; the newest round is the one that is worked on. */
export function lettersFor(log: CallReply<typeof listMailings>, step: Step): MailedLetter[] {
  const place = steps.indexOf(step)
  const fitting = log.letters.filter(
    (letter) =>
      !isReplaced(letter, log.letters) &&
      (step === 'delivered'
        ? letter.state !== 'not_sent'
        : letter.undecided === 0 || letter.state !== 'not_sent') &&
      !letter.steps.some(({ state }) => steps.indexOf(state) >= place),
  )
  const round = Math.max(0, ...fitting.map((letter) => letter.round))
  return fitting.filter((letter) => letter.round === round)
}

/** Whom a draft is for that no step can be entered of. */
export function draftsIn(log: CallReply<typeof listMailings>): string[] {
  const newest = Math.max(0, ...log.letters.map(({ round }) => round))
  return log.letters
    .filter(({ round, undecided, state }) => round === newest && undecided > 0 && state === 'not_sent')
    .map(({ recipient }) => recipient)
}

/** A letter that was never mailed and that a later round asks anew. */
function isReplaced(letter: MailedLetter, letters: readonly MailedLetter[]): boolean {
  return (
    letter.state === 'not_sent' &&
    letters.some(
      ({ documentType, recipient, round }) =>
        documentType === letter.documentType && recipient === letter.recipient && round > letter.round,
    )
  )
}
