import { calendarEntries } from '../../../shared/rules/calendar-entries.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { listTimedLetters } from '../results/clocked-letters.ts'
import { writeCalendar } from './write-calendar.ts'

/** The deadlines that run, as a calendar file in the client's language. */
export async function downloadCalendar(
  deps: Deps,
  clientId: number,
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const timed = await listTimedLetters(deps, deps.database.db, clientId)
  const letters = timed.map((each) => each.timed)
  const now = deps.clock.now()
  // The newest entry of the mail log: the same log gives the same bytes.
  const entered = timed.flatMap(({ letter }) =>
    [...letter.steps, ...letter.events.map(({ row }) => row)].map(({ createdAt }) => createdAt.getTime()),
  )
  const stamp = entered.length === 0 ? now : new Date(Math.max(...entered))
  const client = await findClient(deps.database.db, clientId)
  const language = client ? await languageOfPerson(deps.database.db, client.email) : 'en'
  const entries = calendarEntries(letters, dayOf(now))
  return {
    bytes: new TextEncoder().encode(writeCalendar(entries, stamp, language)),
    fileName: 'armor-deadlines.ics',
    contentType: 'text/calendar; charset=utf-8',
  }
}
