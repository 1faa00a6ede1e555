import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { sessionKinds, sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import { freeTimes } from './free-times.ts'
import { type Offer, offeredTimes, quarterMs, quartersOf } from './offered-times.ts'

const everyDay = (fromMinute: number, toMinute: number, timeZone = 'America/New_York'): Offer => ({
  timeZone,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, fromMinute, toMinute, kinds: sessionKinds })),
  daysOff: [],
})
const onDay = (offer: Offer, day: string, minutes = 30) => {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(offer.timeZone)
  const from = new Date(start.epochMilliseconds)
  const until = new Date(start.add({ days: 1 }).epochMilliseconds - 1)
  const times = offeredTimes(offer, { kind: 'profile-review', minutes, from, until })
  return times.map((time) => new Date(time).toISOString().slice(11, 16))
}

describe('the times that an offer holds', () => {
  it('are half hours on the clock of staff, the last ending with the hours', () => {
    expect(onDay(everyDay(540, 630), '2026-12-01')).toEqual(['14:00', '14:30', '15:00'])
    expect(onDay(everyDay(540, 630), '2026-12-01', 60)).toEqual(['14:00', '14:30'])
    expect(onDay(everyDay(540, 570), '2026-12-01', 45)).toEqual([])
  })

  it('move with the clock: nine in the morning stays nine in summer', () => {
    expect(onDay(everyDay(540, 570), '2027-07-01')).toEqual(['13:00'])
  })

  it('leave out what the clock never shows, and a session that would end there', () => {
    // On March 14, 2027 two o'clock becomes three.
    expect(onDay(everyDay(60, 240), '2027-03-14')).toEqual(['06:00', '07:00', '07:30'])
    expect(onDay(everyDay(90, 240), '2027-03-14', 60)).toEqual(['07:00'])
  })

  it('leave out what the clock shows twice', () => {
    // On November 1, 2026 the hour from one to two comes twice.
    expect(onDay(everyDay(0, 180), '2026-11-01')).toEqual(['04:00', '04:30', '07:00', '07:30'])
  })

  it('leave out days off, both ends included', () => {
    const offer = { ...everyDay(540, 570), daysOff: [{ firstDay: '2026-12-01', lastDay: '2026-12-02' }] }
    expect(
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((day) => onDay(offer, day).length),
    ).toEqual([1, 0, 0, 1])
  })

  it('are of the kind that was asked for', () => {
    const offer = { ...everyDay(540, 570) }
    const hours = offer.hours.map((each) => ({ ...each, kinds: ['intake-session' as const] }))
    expect(onDay({ ...offer, hours }, '2026-12-01')).toEqual([])
  })
})

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Berlin',
]
const someHours = fc
  .record({ weekday: fc.nat(6), from: fc.nat(94), length: fc.integer({ min: 1, max: 40 }) })
  .map(({ weekday, from, length }) => ({
    weekday,
    fromMinute: from * 15,
    toMinute: Math.min(1440, (from + length) * 15),
    kinds: sessionKinds,
  }))
const someOffer = fc.record({
  timeZone: fc.constantFrom(...zones),
  hours: fc.array(someHours, { maxLength: 6 }),
  daysOff: fc.constantFrom([], [{ firstDay: '2026-11-01', lastDay: '2026-11-03' }]),
})
const someWish = fc
  .record({ kind: fc.constantFrom(...sessionKinds), day: fc.nat(365), minute: fc.nat(1439) })
  .map(({ kind, day, minute }) => {
    const from = new Date(Date.parse('2026-10-01T00:00:00Z') + (day * 1440 + minute) * 60_000)
    return {
      kind,
      minutes: sessionMinutes[kind],
      from,
      until: new Date(from.getTime() + 8 * 1440 * 60_000),
    }
  })

describe('whatever is offered', () => {
  it('begins and ends within hours, on a clock that shows it once, never on a day off, and in the time asked about', () => {
    fc.assert(
      fc.property(someOffer, someWish, (offer, wish) => {
        const times = offeredTimes(offer, wish)
        expect(new Set(times).size).toBe(times.length)
        for (const time of times) {
          expect(time >= wish.from.getTime() && time <= wish.until.getTime() && time % quarterMs === 0).toBe(
            true,
          )
          const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(offer.timeZone)
          const minute = local.hour * 60 + local.minute
          const within = offer.hours.some(
            ({ weekday, fromMinute, toMinute }) =>
              weekday === local.dayOfWeek % 7 && fromMinute <= minute && minute + wish.minutes <= toMinute,
          )
          const day = local.toPlainDate().toString()
          expect(within && !offer.daysOff.some((off) => off.firstDay <= day && day <= off.lastDay)).toBe(true)
          const readings = (['earlier', 'later'] as const).map(
            (disambiguation) =>
              local.toPlainDateTime().toZonedDateTime(offer.timeZone, { disambiguation }).epochMilliseconds,
          )
          expect(readings).toEqual([time, time])
          const ends = local.add({ minutes: wish.minutes })
          expect(local.offset).toBe(ends.subtract({ minutes: 1 }).offset)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is free of what is taken, and every time that is not offered as free is taken by all who offer it', () => {
    fc.assert(
      fc.property(
        someOffer,
        someOffer,
        someWish,
        fc.array(fc.nat(60), { maxLength: 12 }),
        (one, two, wish, at) => {
          const offered = offeredTimes(one, wish)
          const taken = new Set(at.map((index) => offered[index % Math.max(1, offered.length)] ?? 0))
          const hosts = [
            { staffUserId: 'a', offer: one, taken, booked: 3 },
            { staffUserId: 'b', offer: two, taken: new Set<number>(), booked: 1 },
          ]
          const free = freeTimes(hosts, wish)
          const isFree = (time: number) =>
            quartersOf(time, wish.minutes).every((quarter) => !taken.has(quarter))
          const expected = new Set([...offered.filter(isFree), ...offeredTimes(two, wish)])
          expect([...free.keys()]).toEqual([...expected].sort((left, right) => left - right))
          for (const [time, by] of free) {
            if (by.some(({ staffUserId }) => staffUserId === 'a')) expect(isFree(time)).toBe(true)
            expect(by.map(({ booked }) => booked)).toEqual([...by.map(({ booked }) => booked)].sort())
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
