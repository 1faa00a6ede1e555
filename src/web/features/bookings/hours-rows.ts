import type { StaffHours } from '../../../shared/api/bookings.ts'
import { randomKey } from '../../lib/random-key.ts'

type Keyed<Row> = Row & { key: string }
export type HoursRow = Keyed<StaffHours['hours'][number]>
export type DaysOffRow = Keyed<StaffHours['daysOff'][number]>

/** What the form of the hours holds: its rows have keys, so that one is removed without the others losing their places. */
export interface HoursRows {
  timeZone: string
  meeting: string
  hours: HoursRow[]
  daysOff: DaysOffRow[]
}

const keyed = <Row>(row: Row): Keyed<Row> => ({ ...row, key: randomKey() })

export function asRows({ timeZone, meeting, hours, daysOff }: StaffHours): HoursRows {
  return { timeZone, meeting, hours: hours.map(keyed), daysOff: daysOff.map(keyed) }
}

/** As it is sent, in the order in which the server answers it: by weekday and hour, and by day. */
export function asHours({ timeZone, meeting, hours, daysOff }: HoursRows): Omit<StaffHours, 'version'> {
  return {
    timeZone,
    meeting: meeting.trim(),
    hours: hours
      .map(({ key: _key, ...row }) => row)
      .sort((one, other) => one.weekday - other.weekday || one.fromMinute - other.fromMinute),
    daysOff: daysOff
      .map(({ key: _key, ...row }) => row)
      .sort((one, other) => one.firstDay.localeCompare(other.firstDay)),
  }
}

/** The next row: the weekday after the last one, with its hours. */
export function nextHours(rows: readonly HoursRow[], every: HoursRow['kinds']): HoursRow {
  const last = rows.at(-1)
  if (!last) return keyed({ weekday: 1, fromMinute: 540, toMinute: 1020, kinds: [...every] })
  return keyed({ ...last, weekday: (last.weekday + 1) % 7, kinds: [...last.kinds] })
}

export const newDaysOff = (day: string): DaysOffRow => keyed({ firstDay: day, lastDay: day })

/** '9:00 AM' of minutes since midnight. */
export function minuteText(minute: number): string {
  if (minute === 1440) return '12:00 midnight'
  const hour = Math.floor(minute / 60)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${half}`
}
