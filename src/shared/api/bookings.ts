import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { sessionKinds } from '../catalogue/session-kinds.ts'
import { isDay } from '../rules/civil-days.ts'
import { isInstant } from '../rules/instant-text.ts'
import { largestId } from '../rules/record-id.ts'
import { isTimeZone } from '../rules/time-zone.ts'
import { saysCode } from '../sentences/says.ts'
import { recordIdText } from './vocabulary.ts'

const timeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, { error: saysCode('booking.timeZone') }))
const chosenTime = z.string().check(z.maxLength(30), z.refine(isInstant, { error: saysCode('booking.time') }))

const bookingState = z.enum(['booked', 'cancelled', 'held', 'missed'])

const bookingParams = z.object({
  /** The provider's id of the checkout session: unguessable, known to who paid and to the mailbox of the receipt. */
  sessionId: z.string().check(z.maxLength(200)),
})
const bookingPath = '/api/purchases/:sessionId/booking'

/** Names no buyer, and nothing that they wrote. Instants are ISO texts in UTC. */
const bookingShown = z.object({
  /** How long this session takes. */
  minutes: z.number(),
  /** Who asks is the buyer, and may book, move and cancel; others sign in first, and do not read how they meet. */
  mayAct: z.boolean(),
  /** The newest one; null: none so far. */
  booking: z.nullable(
    z.object({
      state: bookingState,
      startsAt: z.string(),
      endsAt: z.string(),
      /** Until when the buyer moves or cancels it. */
      changeableUntil: z.string(),
      /** On whose clock it was booked. */
      timeZone: z.string(),
      /** Who holds it, and how they meet. */
      host: z.string(),
      meeting: z.string(),
    }),
  ),
  /** Beginnings that are free, in order; empty where none is offered, and where a booking page of the settings is. */
  times: z.array(z.string()),
})
export type BookingShown = z.infer<typeof bookingShown>

export const getSessionBooking = defineCall({
  name: 'getSessionBooking',
  method: 'GET',
  path: bookingPath,
  summary: 'The booked time of a paid session, and the times that are free.',
  params: bookingParams,
  reply: bookingShown,
})

export const bookSession = defineCall({
  name: 'bookSession',
  method: 'POST',
  path: bookingPath,
  summary: 'Books a time of a paid session. 409 names the next free times when it was taken meanwhile.',
  params: bookingParams,
  body: z.object({
    startsAt: chosenTime,
    timeZone,
    /** What staff should know before. */
    note: z.string().check(z.trim(), z.maxLength(1000, saysCode('check.keepUnder', { most: 1000 }))),
  }),
  reply: bookingShown,
})

export const moveSession = defineCall({
  name: 'moveSession',
  method: 'POST',
  path: `${bookingPath}/move`,
  summary: 'Moves a booked session to another free time, until 24 hours before it.',
  params: bookingParams,
  body: z.object({ startsAt: chosenTime, timeZone }),
  reply: bookingShown,
})

export const cancelSession = defineCall({
  name: 'cancelSession',
  method: 'POST',
  path: `${bookingPath}/cancel`,
  summary: 'Gives a booked time back, until 24 hours before it; another one may be booked after.',
  params: bookingParams,
  reply: bookingShown,
})

export const downloadSessionCalendar = defineCall({
  name: 'downloadSessionCalendar',
  method: 'GET',
  path: `${bookingPath}/calendar`,
  summary: 'The booked session as a calendar file.',
  params: bookingParams,
  produces: 'file',
})

/** Minutes since midnight, in quarters of an hour. */
const minuteOfDay = z.number().check(z.int(), z.minimum(0), z.maximum(1440), z.multipleOf(15))
const isoDay = z.string().check(z.refine(isDay))

const staffHours = z.object({
  timeZone,
  /** How they meet, as the buyer reads it. */
  meeting: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, saysCode('staffCheck.meeting')),
      z.maxLength(500, saysCode('check.keepUnder', { most: 500 })),
    ),
  hours: z
    .array(
      z.object({
        /** 0 for Sunday to 6 for Saturday. */
        weekday: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
        fromMinute: minuteOfDay,
        toMinute: minuteOfDay,
        kinds: z
          .array(z.enum(sessionKinds))
          .check(z.minLength(1, saysCode('staffCheck.kinds')), z.maxLength(sessionKinds.length)),
      }),
    )
    .check(z.maxLength(42)),
  daysOff: z.array(z.object({ firstDay: isoDay, lastDay: isoDay })).check(z.maxLength(60)),
})

/** `version` 0: nothing was saved so far. */
const savedHours = z.extend(staffHours, {
  meeting: z.string(),
  version: z.number().check(z.int(), z.minimum(0), z.maximum(largestId)),
})
export type StaffHours = z.infer<typeof savedHours>

export const getSessionHours = defineCall({
  name: 'getSessionHours',
  method: 'GET',
  path: '/api/staff/session-hours',
  summary: 'When the asking member of staff holds sessions; staff only.',
  reply: savedHours,
})

export const saveSessionHours = defineCall({
  name: 'saveSessionHours',
  method: 'PUT',
  path: '/api/staff/session-hours',
  summary: 'Keeps when the asking member of staff holds sessions. What is booked stays; staff only.',
  body: z.extend(staffHours, { version: savedHours.shape.version }),
  reply: savedHours,
})

const staffBooking = z.object({
  id: z.number(),
  state: bookingState,
  product: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  /** On the buyer's clock. */
  timeZone: z.string(),
  host: z.string(),
  /** Id of the account of who holds it; names are not told apart by. */
  hostId: z.string(),
  /** Who held it can sign in no more: a colleague takes it over. */
  hostIsGone: z.boolean(),
  /** It is the asking member's own. */
  isOwn: z.boolean(),
  note: z.string(),
  markedBy: z.nullable(z.string()),
})
export type StaffBooking = z.infer<typeof staffBooking>

export const listSessionBookings = defineCall({
  name: 'listSessionBookings',
  method: 'GET',
  path: '/api/staff/session-bookings',
  summary: 'Sessions that are booked, the next first, then the two hundred that were last; staff only.',
  reply: z.array(staffBooking),
})

export const markSessionBooking = defineCall({
  name: 'markSessionBooking',
  method: 'POST',
  path: '/api/staff/session-bookings/:id/mark',
  summary: 'Says that a session was held, or that its buyer did not come; staff only.',
  params: z.object({ id: recordIdText }),
  body: z.object({ mark: z.enum(['held', 'missed']) }),
  reply: staffBooking,
})

export const withdrawSessionBooking = defineCall({
  name: 'withdrawSessionBooking',
  method: 'POST',
  path: '/api/staff/session-bookings/:id/withdraw',
  summary: 'Cancels a booked session from our side; its buyer is asked for another time. Staff only.',
  params: z.object({ id: recordIdText }),
  reply: staffBooking,
})

export const listSessionHosts = defineCall({
  name: 'listSessionHosts',
  method: 'GET',
  path: '/api/staff/session-hosts',
  summary: 'Who holds sessions and can sign in; staff only.',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** 409 once it has begun, and when the colleague has another session then. */
export const handOverSession = defineCall({
  name: 'handOverSession',
  method: 'POST',
  path: '/api/staff/session-bookings/:id/hand-over',
  summary: 'A colleague holds a booked session from now on, at its time; staff only.',
  params: z.object({ id: recordIdText }),
  body: z.object({ host: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: staffBooking,
})
