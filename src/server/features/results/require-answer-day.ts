import { dayOf, isDay } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Throws invalid_input for a day ('YYYY-MM-DD') on which an answer to a letter that was in the mail since `mailedOn` cannot have come. */
export function requireAnswerDay(day: string, mailedOn: string, now: Date): void {
  const sentence = !isDay(day)
    ? says('mailing.fullDay')
    : day > dayOf(now)
      ? says('mailing.answerToCome')
      : day < mailedOn
        ? says('mailing.answerBeforeMailing', { mailedOn })
        : null
  if (sentence) throw new Refusal('invalid_input', sentence, { receivedOn: sentence })
}
