import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import type { SessionMailWish, SessionNews } from './bookings.jobs.ts'
import { type BookingWithPeople, findBookingWithPeople } from './bookings.store.ts'
import { bookingMailTextsIn } from './emails/booking-mail-texts.ts'
import { hostMail } from './host-mail.ts'
import { selectHost } from './session-hours.store.ts'
import { sessionPage } from './session-page.ts'
import { writeSessionCalendar } from './write-session-calendar.ts'

/** The longer reminder is none beside the shorter one, when the job came late. */
const hoursLeft: Partial<Record<SessionNews, number>> = { 'day-before': 2, 'hour-before': 0 }
const hourMs = 3_600_000
const isReminder = (kind: SessionNews) => hoursLeft[kind] !== undefined

/**
 * Writes the mails of one piece of news about a session: to its buyer, and to whoever holds it or did. Nothing when the booking has
 * changed since, when it is gone, or when a reminder comes after the beginning. Any number of times: each goes out once.
 */
export async function mailSession(deps: Deps, wish: SessionMailWish): Promise<void> {
  const { db } = deps.database
  const found = await findBookingWithPeople(db, wish.bookingId)
  if (!found || !isNews(found, wish, deps.clock.now())) return
  const ofBuyer = (await concernsBuyer(deps, found, wish)) ? [await buyerMail(deps, found, wish.kind)] : []
  const mails = [...ofBuyer, ...(await hostMails(deps, found, wish))]
  await deps.database.transaction(async (tx) => {
    for (const mail of mails) if (mail !== null) await queueMail(deps, tx, mail)
  })
}

function isNews(
  { booking, purchase }: BookingWithPeople,
  { kind, sequence }: SessionMailWish,
  now: Date,
): boolean {
  if (booking.sequence !== sequence || purchase.email === '') return false
  const least = hoursLeft[kind]
  if (least === undefined) return true
  return booking.state === 'booked' && booking.startsAt.getTime() - now.getTime() > least * hourMs
}

/** Who holds a session is nothing that the buyer has to know, unless they meet in another way: an old address would lead nowhere. */
async function concernsBuyer(
  deps: Pick<Deps, 'database'>,
  { host }: BookingWithPeople,
  { kind, formerHost }: SessionMailWish,
): Promise<boolean> {
  if (kind !== 'handed-over' || !formerHost) return true
  const former = await selectHost(deps.database.db, formerHost)
  return former?.host.meeting !== host.meeting
}

async function buyerMail(
  deps: Deps,
  { booking, purchase, host }: BookingWithPeople,
  kind: SessionNews,
): Promise<QueuedMail> {
  const { renderSessionMail } = await import('./emails/session-mail.tsx')
  const language = await languageOfPerson(deps.database.db, purchase.email)
  const shipped = bookingMailTextsIn(language)
  const texts = await noticeInOwnWords(deps.database.db, 'bookings', language, shipped)
  const page = sessionPage(deps.config, purchase.providerReference)
  const product = purchase.productName
  const words = await renderSessionMail(deps.config, {
    kind,
    booking,
    product,
    buyer: purchase.name,
    host,
    page,
    now: deps.clock.now(),
    language,
    texts,
  })
  const { calendar } = texts
  const method = booking.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const text = writeSessionCalendar(deps.config, booking, {
    method,
    summary: calendar.summary(productNameIn(language, product)),
    description: calendar.description(page),
    location: host.meeting,
    attendee: purchase.email,
    url: page,
  })
  return {
    ...words,
    to: purchase.email,
    mailType: isReminder(kind) ? 'session-reminder' : 'session-booking',
    dedupeKey: `session:${booking.id}:${booking.sequence}:${kind}`,
    ...(isReminder(kind) ? {} : { calendar: { method, text } }),
  }
}

/** Whoever held it before a move has it taken out of their calendar. */
async function hostMails(
  deps: Deps,
  found: BookingWithPeople,
  { kind, formerHost }: SessionMailWish,
): Promise<(QueuedMail | null)[]> {
  if (isReminder(kind)) return []
  const { staffUserId, state } = found.booking
  const isGone = state === 'cancelled'
  const told = isGone ? 'cancelled' : kind === 'moved' && !formerHost ? 'moved' : 'booked'
  const { db } = deps.database
  const of = { booking: found.booking, product: found.purchase.productName }
  const mails = [await hostMail(deps, db, { ...of, staffUserId, told })]
  if (formerHost) mails.push(await hostMail(deps, db, { ...of, staffUserId: formerHost, told: 'cancelled' }))
  return mails
}
