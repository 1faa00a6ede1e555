import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findBookingWithPeople, selectNewestBooking } from './bookings.store.ts'
import { bookingMailTextsIn } from './emails/booking-mail-texts.ts'
import { findKnownSession } from './find-session.ts'
import { sessionPage } from './session-page.ts'
import { writeSessionCalendar } from './write-session-calendar.ts'

/** The booked session as a calendar file in the buyer's language. Errors: not_found, also while none is booked. */
export async function downloadSessionCalendar(
  deps: Deps,
  input: { sessionId: string },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const { purchase } = await findKnownSession(deps, input.sessionId)
  const { db } = deps.database
  const known = await selectNewestBooking(db, purchase.id)
  const found = known && (await findBookingWithPeople(db, known.id))
  if (found?.booking.state !== 'booked') throw new Refusal('not_found', says('booking.none'))
  const language = await languageOfPerson(db, purchase.email)
  const texts = bookingMailTextsIn(language).calendar
  const page = sessionPage(deps.config, purchase.providerReference)
  const text = writeSessionCalendar(deps.config, found.booking, {
    method: 'PUBLISH',
    summary: texts.summary(productNameIn(language, purchase.productName)),
    description: texts.description(page),
    location: found.host.meeting,
    attendee: null,
    url: page,
  })
  return {
    bytes: new TextEncoder().encode(text),
    fileName: 'armor-session.ics',
    contentType: 'text/calendar; charset=utf-8',
  }
}
