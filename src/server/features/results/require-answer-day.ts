import { isDay } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/**
 * Throws invalid_input for a day ('YYYY-MM-DD') on which an answer to a letter that was in the mail since `mailedOn` cannot have come.
 * `latest`: the last day that has begun where the client is.
 */
export function requireAnswerDay(day: string, mailedOn: string, latest: string): void {
  const sentence = !isDay(day)
    ? says('mailing.fullDay')
    : day > latest
      ? says('mailing.answerToCome')
      : day < mailedOn
        ? says('mailing.answerBeforeMailing', { mailedOn })
        : null
  if (sentence) throw new Refusal('invalid_input', sentence, { receivedOn: sentence })
}
