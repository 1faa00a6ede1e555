import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { getStaffFundingApplication, listFundingApplications } from '../../../shared/api/funding-staff.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'

const gatheredMs = 300

/** Fetches again what of funding is shown: every list that was read, and the open application. */
export function useFundingReload(open: string | null): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => {
    const lists = queries.invalidateQueries({ predicate: ({ queryKey }) => isOfList(queryKey) })
    if (open === null) return lists
    const queryKey = queryKeyOf(getStaffFundingApplication, { params: { id: open } })
    return Promise.all([lists, queries.invalidateQueries({ queryKey })])
  }, [queries, open])
}

/** Brings what somebody else or an applicant changed while the page is open; a burst is fetched once. */
export function useFundingLive(open: string | null, reload: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useStaffChanges(({ what, clientId, applicationId }) => {
    // What is about a dispute client changes no application; with neither number, anything may have been missed.
    if (what !== 'funding' && clientId !== null) return
    const isOther = applicationId !== undefined && String(applicationId) !== open
    // Reading an application stands in the audit log: one that did not change is not read again.
    if (isOther && open !== null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void reload(), gatheredMs)
  })
}

/** Every page and filter of the list that was read; an application's own key goes on behind the list's path. */
function isOfList(queryKey: readonly unknown[]): boolean {
  return queryKey.join('/').split('?')[0] === queryKeyOf(listFundingApplications).join('/')
}
