import type { Language } from '../../../shared/rules/language.ts'
import { zonedDayText, zonedTimeText } from '../../../shared/rules/time-zone.ts'

export interface DayOfTimes {
  /** 'Tuesday, December 1', which is its key as well: six weeks name no day twice. */
  day: string
  times: { startsAt: string; label: string }[]
}

/**
 * Free times by the days of a clock, in order. Where this clock shows a time twice on one day (it is set back that day), both name
 * their zone's abbreviation.
 * @param times ISO instants, in order
 */
export function daysOfTimes(
  times: readonly string[],
  where: { timeZone: string; language: Language },
): DayOfTimes[] {
  const days = new Map<string, DayOfTimes>()
  for (const startsAt of times) {
    const instant = new Date(startsAt)
    const day = zonedDayText(instant, where)
    const shown = days.get(day) ?? { day, times: [] }
    shown.times.push({ startsAt, label: zonedTimeText(instant, where) })
    days.set(day, shown)
  }
  return [...days.values()].map(({ day, times: ofDay }) => ({ day, times: ofDay.map(apart(ofDay, where)) }))
}

const apart =
  (all: DayOfTimes['times'], { timeZone }: { timeZone: string }) =>
  (time: DayOfTimes['times'][number]) =>
    all.filter(({ label }) => label === time.label).length === 1
      ? time
      : { ...time, label: `${time.label} ${abbreviation(time.startsAt, timeZone)}` }

function abbreviation(startsAt: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(startsAt),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
