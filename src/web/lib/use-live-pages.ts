import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../shared/call.ts'
import { everyPageOf } from './call-address.ts'
import { useGathered } from './use-gathered.ts'
import { useStaffChanges } from './use-staff-changes.ts'

const gatheredMs = 500

/** Reads lists of payments again when something was paid, given back or decided elsewhere; a burst is read once. */
export function useLivePages(calls: readonly Call[]): void {
  const queries = useQueryClient()
  const read = useGathered<void>(async () => {
    for (const call of calls) await queries.invalidateQueries(everyPageOf(call))
  }, gatheredMs)
  useStaffChanges(({ what, clientId }) => {
    // Without a client, anything may have been missed; a client's own payment is told as a change of the client.
    if (what === 'lists' || what === 'clients' || (what === 'messages' && clientId === null)) read()
  })
}
