import type { listMailings } from '../../../shared/api/mailing.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { CallReply } from '../../lib/call-address.ts'

/** A letter that an answer may belong to. */
export interface AnswerableLetter {
  documentId: number
  recipient: string
  round: number
}

/**
 * The mailed letters to bureaus that an answer could be moved to: in the mail before it came, and not the one that it is filed under.
 * A report of a bureau answers that bureau alone.
 */
export function lettersToAnswer(
  { letters }: Pick<CallReply<typeof listMailings>, 'letters'>,
  { round, bureau, source, receivedOn }: Pick<DisputeResult, 'round' | 'bureau' | 'source' | 'receivedOn'>,
): AnswerableLetter[] {
  return letters
    .filter(
      (letter) =>
        letterKindOf(letter.documentType) === 'bureau_dispute' &&
        letter.state !== 'not_sent' &&
        !(letter.round === round && letter.recipient === bureau) &&
        (source === 'results-letter' || letter.recipient === bureau) &&
        letter.steps.some(({ day }) => day <= receivedOn),
    )
    .map(({ documentId, recipient, round }) => ({ documentId, recipient, round }))
}
