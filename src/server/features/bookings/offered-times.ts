import { Temporal } from 'temporal-polyfill'
import type { SessionKind } from '../../../shared/catalogue/session-kinds.ts'

/** A session may begin each half hour, counted from the beginning of its hours. */
const stepMinutes = 30
/** What is taken is kept by quarters of an hour: every length of a session is some of them, in every time zone. */
export const quarterMs = 900_000
const minuteMs = 60_000

/** Hours of a weekday on the clock of whoever offers them. */
export interface OfferedHours {
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number
  /** Minutes since midnight; `toMinute` may be 1440. */
  fromMinute: number
  toMinute: number
  kinds: readonly SessionKind[]
}

/** What a member of staff offers. */
export interface Offer {
  timeZone: string
  hours: readonly OfferedHours[]
  /** ISO days, both included. */
  daysOff: readonly { firstDay: string; lastDay: string }[]
}

export interface TimeWish {
  kind: SessionKind
  minutes: number
  /** The earliest and the latest beginning. */
  from: Date
  until: Date
}

/**
 * The beginnings that an offer holds, as epoch milliseconds in order. What a clock shows twice or never where clocks are
 * changed is not offered, nor a session that reaches such a change: nobody could say when it is.
 */
export function offeredTimes(offer: Offer, wish: TimeWish): number[] {
  const [from, until] = [wish.from.getTime(), wish.until.getTime()]
  const last = dayIn(offer.timeZone, wish.until)
  const found = new Set<number>()
  let day = dayIn(offer.timeZone, wish.from)
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const start of timesOfDay(offer, day, wish)) if (start >= from && start <= until) found.add(start)
  return [...found].sort((one, other) => one - other)
}

function timesOfDay(offer: Offer, day: Temporal.PlainDate, { kind, minutes }: TimeWish): number[] {
  const { timeZone } = offer
  const hours = offer.hours.filter(
    ({ weekday, kinds }) => weekday === day.dayOfWeek % 7 && kinds.includes(kind),
  )
  if (hours.length === 0 || isOff(offer, day)) return []
  const midnight = day.toZonedDateTime(timeZone)
  // A day of 24 hours is arithmetic; asking the time zone about each half hour of six weeks takes ten times as long.
  const isPlain = midnight.hoursInDay === 24
  return hours
    .flatMap(({ fromMinute, toMinute }) => beginnings(fromMinute, toMinute - minutes))
    .flatMap((minute) => {
      if (isPlain) return [midnight.epochMilliseconds + minute * minuteMs]
      const start = instantOf(day.toPlainDateTime().add({ minutes: minute }), minutes, timeZone)
      return start === null ? [] : [start]
    })
}

function beginnings(first: number, last: number): number[] {
  const count = Math.max(0, Math.floor((last - first) / stepMinutes) + 1)
  return Array.from({ length: count }, (_, index) => first + index * stepMinutes)
}

/** The quarters of an hour that a session takes, by their beginnings. */
export function quartersOf(start: number, minutes: number): number[] {
  return Array.from({ length: (minutes * minuteMs) / quarterMs }, (_, index) => start + index * quarterMs)
}

const dayIn = (timeZone: string, instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

function isOff({ daysOff }: Offer, day: Temporal.PlainDate): boolean {
  const text = day.toString()
  return daysOff.some(({ firstDay, lastDay }) => firstDay <= text && text <= lastDay)
}

/** null when the clock shows the beginning twice or never, or is changed before the end. */
function instantOf(begins: Temporal.PlainDateTime, minutes: number, timeZone: string): number | null {
  try {
    const start = begins.toZonedDateTime(timeZone, { disambiguation: 'reject' })
    const ends = start.add({ minutes }).toPlainDateTime()
    return ends.equals(begins.add({ minutes })) ? start.epochMilliseconds : null
  } catch (cause) {
    if (cause instanceof RangeError) return null
    throw cause
  }
}
