import { bookingMailTexts as english } from '../../../../shared/messages/en/booking-mails.ts'
import { bookingMailTexts as spanish } from '../../../../shared/messages/es/booking-mails.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type BookingMailTexts = Widen<typeof english>

/** The words about a session's time, in the buyer's language. */
export function bookingMailTextsIn(language: Language): BookingMailTexts {
  return language === 'es' ? spanish : english
}
