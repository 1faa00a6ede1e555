import type { RemovalEntry } from '../../../shared/api/review-debts.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { RemovalCalendar } from './removal-calendar.tsx'
import { removalInWords } from './review-in-words.ts'

/** The calendar from what an audit gave, in the words of the page. */
export function RemovalCalendarInWords(given: { removals: readonly RemovalEntry[]; today: string }) {
  const { findings } = useMessages()
  const removals = given.removals.map((entry) => removalInWords(entry, findings))
  return <RemovalCalendar removals={removals} today={given.today} />
}
