import type { listMailings } from '../../../shared/api/mailing.ts'
import type { Clock } from '../../../shared/rules/clock.ts'
import type { CallReply } from '../../lib/call-address.ts'

/** One deadline of the portal's card, with whose it is. */
export interface Deadline {
  key: string
  /** The bureau or furnisher whose letter it belongs to; null for a deadline of the whole case. */
  recipient: string | null
  clock: Clock
}

/** What is late first, the longest first, then what comes due next. Deadlines that wait or were met are left out. */
export function deadlinesOf(log: CallReply<typeof listMailings>): Deadline[] {
  const ofLetters = log.letters.flatMap(({ documentId, recipient, clocks }) =>
    clocks.map((clock) => ({ key: `${documentId} ${clock.key}`, recipient, clock })),
  )
  const ofCase = log.clocks.map((clock) => ({ key: clock.key, recipient: null, clock }))
  return [...ofLetters, ...ofCase]
    .filter(({ clock }) => clock.state === 'late' || clock.state === 'running')
    .sort(
      (a, b) =>
        Number(b.clock.state === 'late') - Number(a.clock.state === 'late') ||
        b.clock.daysLate - a.clock.daysLate ||
        (a.clock.due ?? '').localeCompare(b.clock.due ?? ''),
    )
}
