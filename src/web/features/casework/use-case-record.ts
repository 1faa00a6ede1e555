import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { listOutbox, listScheduledMails } from '../../../shared/api/automation.ts'
import { listOwnMailsOfClient } from '../../../shared/api/own-mails.ts'
import { getCreditScore, getProcessingStatus, listDocuments } from '../../../shared/api/portal.ts'
import { getReview } from '../../../shared/api/review.ts'
import { getStaffCase } from '../../../shared/api/staff-case.ts'
import type { Call } from '../../../shared/call.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { type LiveChange, useLiveChanges } from '../../lib/use-live-changes.ts'

/** Which calls a change makes old. A run's progress is not a change of the record: it is asked for alone. */
const outdatedBy: Record<LiveChange, readonly Call[]> = {
  client: [getStaffCase],
  review: [getStaffCase, getReview],
  mailing: [getStaffCase],
  documents: [listDocuments, getStaffCase, getReview],
  status: [getProcessingStatus],
  score: [getCreditScore],
  // The section of the messages looks after itself.
  messages: [],
  everything: [getStaffCase, getReview, listDocuments, getProcessingStatus, getCreditScore],
}

/** Everything of one client, kept fresh by the live channel. */
export function useCaseRecord(clientId: string) {
  const queries = useQueryClient()
  const record = useCall(getStaffCase, { params: { id: clientId } })
  const outdate = useCallback(
    (what: LiveChange) => {
      for (const call of outdatedBy[what]) {
        const queryKey = queryKeyOf(call, { params: { id: clientId } })
        void queries.invalidateQueries({ queryKey, exact: true })
      }
      // A change of stage, date or results sends and schedules mails.
      if (what !== 'client' && what !== 'everything') return
      const ofMails = [
        queryKeyOf(listOutbox, { query: { client: Number(clientId) } }),
        queryKeyOf(listScheduledMails, { params: { id: clientId } }),
        queryKeyOf(listOwnMailsOfClient, { params: { id: clientId } }),
      ]
      for (const queryKey of ofMails) void queries.invalidateQueries({ queryKey, exact: true })
    },
    [queries, clientId],
  )
  useLiveChanges(record.data ? clientId : '', outdate)
  useEndOfRun(clientId, record.data !== undefined, outdate)
  const reload = useCallback(() => outdate('client'), [outdate])
  return { record, reload }
}

/** What comes next follows from whether a run is under way, of which the channel tells step by step. */
function useEndOfRun(clientId: string, enabled: boolean, outdate: (what: LiveChange) => void): void {
  const status = useCall(getProcessingStatus, { params: { id: clientId } }, { enabled })
  const now = status.data?.status
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== undefined && now !== undefined && before.current !== now) outdate('review')
    before.current = now
  }, [now, outdate])
}
