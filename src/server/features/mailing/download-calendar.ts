import { calendarEntries } from '../../../shared/rules/calendar-entries.ts'
import type { Deps } from '../../deps.ts'
import { listTimedLetters } from './clocked-letters.ts'
import { writeCalendar } from './write-calendar.ts'

/** The deadlines that run, as a calendar file. */
export async function downloadCalendar(
  deps: Deps,
  clientId: number,
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const letters = (await listTimedLetters(deps, deps.database.db, clientId)).map((each) => each.timed)
  const now = deps.clock.now()
  const entries = calendarEntries(letters, now.toISOString().slice(0, 10))
  return {
    bytes: new TextEncoder().encode(writeCalendar(entries, now)),
    fileName: 'armor-deadlines.ics',
    contentType: 'text/calendar; charset=utf-8',
  }
}
