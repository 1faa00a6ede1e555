import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import {
  getFundingMark,
  getStaffFundingApplication,
  listFundingApplications,
} from '../../../shared/api/funding-staff.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { useGathered } from '../../lib/use-gathered.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import type { StaffApplication } from './application-record.ts'

const gatheredMs = 300

/**
 * Brings what of funding is shown up to date: every list that was read, and the open application. After an act of one's
 * own and the live news of that same act it is called twice; one comes after the other, and the second finds nothing new.
 */
export function useFundingReload(open: string | null): () => Promise<unknown> {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(() => {
    const catchUp = () =>
      Promise.all([
        queries.invalidateQueries(everyPageOf(listFundingApplications)),
        open === null ? null : catchUpApplication(queries, open),
      ])
    last.current = last.current.then(catchUp, catchUp)
    return last.current
  }, [queries, open])
}

/** Reads the application again only when it differs from what is shown: each reading stands in the audit log. */
async function catchUpApplication(queries: QueryClient, id: string): Promise<void> {
  const filter = { queryKey: queryKeyOf(getStaffFundingApplication, { params: { id } }), exact: true }
  // The first reading may still be under way.
  if (queries.isFetching(filter) > 0) await queries.refetchQueries(filter, { cancelRefetch: false })
  const shown = queries.getQueryData<StaffApplication>(filter.queryKey)?.mark
  if (shown !== undefined && shown === (await presentMark(id))) return
  await queries.invalidateQueries(filter)
}

/** null: not known, and the page reads the application to find out. */
async function presentMark(id: string): Promise<string | null> {
  try {
    return (await callApi(getFundingMark, { params: { id } })).mark
  } catch {
    return null
  }
}

/** Brings what somebody else or an applicant changed while the page is open; a burst is fetched once. */
export function useFundingLive(open: string | null, reload: () => Promise<unknown>): void {
  const ask = useGathered<void>(reload, gatheredMs)
  useStaffChanges(({ what, clientId, applicationId }) => {
    // What is about a dispute client changes no application; with neither number, anything may have been missed.
    if (what === 'lists' || (what !== 'funding' && clientId !== null)) return
    const isOther = applicationId !== undefined && String(applicationId) !== open
    if (isOther && open !== null) return
    ask()
  })
}
