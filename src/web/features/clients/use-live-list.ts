import { useEffect, useRef } from 'react'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'

const gatheredMs = 500

/**
 * Brings what somebody else changed into the list while it is open; a burst is fetched once. What is being edited is not
 * touched by it: a newer record is put under what was typed.
 */
export function useLiveList(refresh: () => Promise<void>): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useStaffChanges(({ what, clientId }) => {
    // Without a client, anything may have been missed; what stands in a list is counted in a figure here.
    if (what !== 'clients' && clientId !== null) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refresh()
    }, gatheredMs)
  })
}
