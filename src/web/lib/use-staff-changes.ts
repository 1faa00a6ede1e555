import { useEffect, useRef } from 'react'
import type { StaffChange } from '../../shared/live.ts'
import { openLiveConnection } from './live-client.ts'
import { useWhilePresent } from './use-while-present.ts'

/** A change with no client is 'something may have been missed': whatever is shown is fetched again. */
const missed: StaffChange = { what: 'messages', clientId: null }

/**
 * Tells of each change on the staff side while the page is open and somebody is there; what came while nobody was is
 * told as one when they are back. Without a connection nothing is told.
 */
export function useStaffChanges(onChange: (change: StaffChange) => void): void {
  const latest = useRef(onChange)
  const whilePresent = useWhilePresent()
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  useEffect(() => {
    const opened = openLiveConnection('staff', {
      onState: () => {},
      onLatency: () => {},
      // The first time too: something may have come between what the page loaded and this.
      onSubscribed: () => whilePresent(() => latest.current(missed)),
      events: {
        'staff-change': (change) => {
          let isLate = false
          whilePresent(() => latest.current(isLate ? missed : change))
          isLate = true
        },
      },
    })
    return () => opened.close()
  }, [whilePresent])
}
