import { useGathered } from '../../lib/use-gathered.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'

const gatheredMs = 500

/**
 * Brings what somebody else changed into the list while it is open; a burst is fetched once. What is being edited is not
 * touched by it: a newer record is put under what was typed.
 */
export function useLiveList(refresh: () => Promise<void>): void {
  const ask = useGathered<void>(refresh, gatheredMs)
  useStaffChanges(({ what, clientId }) => {
    // Without a client, anything may have been missed; what stands in a list is counted in a figure here.
    if (what === 'clients' || clientId === null) ask()
  })
}
