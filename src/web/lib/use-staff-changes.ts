import { useQueryClient } from '@tanstack/react-query'
import { getToday } from '../../shared/api/today.ts'
import type { StaffChange } from '../../shared/live.ts'
import { everyPageOf } from './call-address.ts'
import { useGathered } from './use-gathered.ts'
import { useLiveRoom } from './use-live-room.ts'
import { useNewest } from './use-newest.ts'
import { useWhilePresent } from './use-while-present.ts'

/** A bulk act is many changes, and one question what waits after them. */
const gatheredMs = 300

/** A change with no client is 'something may have been missed': whatever is shown is fetched again. */
const missed: StaffChange = { what: 'messages', clientId: null }

/**
 * Tells of each change on the staff side while the page is open and somebody is there; what came while nobody was is
 * told as one when they are back. What waits for a person follows every change, in the navigation too.
 */
export function useStaffChanges(onChange: (change: StaffChange) => void): void {
  const queries = useQueryClient()
  const followToday = useGathered<'today'>(() => queries.invalidateQueries(everyPageOf(getToday)), gatheredMs)
  const latest = useNewest((change: StaffChange) => {
    followToday('today')
    onChange(change)
  })
  const whilePresent = useWhilePresent()
  useLiveRoom('staff', {
    onSubscribed: () => whilePresent(() => latest.current(missed)),
    events: {
      'staff-change': (change) => {
        let isLate = false
        whilePresent(() => latest.current(isLate ? missed : change))
        isLate = true
      },
    },
  })
}
