import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getReportReading, type ReportReadingState } from '../../../shared/api/pointing.ts'
import { listUploadedReports } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { ApiError } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLiveChanges } from '../../lib/use-live-changes.ts'

const askedAgainAfterMs = 2000

/** How one report reads now, and what to do with a newer answer. `isAbsent`: the client has none of that bureau. */
export function useReportReading(client: string, bureau: BureauKey) {
  const queries = useQueryClient()
  const params = { id: client, bureau }
  const reading = useCall(
    getReportReading,
    { params },
    {
      enabled: client !== '',
      againAfterMs: (data) => {
        const known = getReportReading.reply.safeParse(data)
        return known.success && known.data.state === 'reading' ? askedAgainAfterMs : false
      },
    },
  )
  // A 404 is said of a stranger's client and of a bureau without a report alike: who may list the uploads is no stranger.
  const asks = reading.error instanceof ApiError && reading.error.status === 404
  const uploads = useCall(listUploadedReports, { query: { client } }, { enabled: asks })
  const isAbsent = asks && uploads.data?.every((report) => report.bureau !== bureau) === true
  const isAsking = asks && uploads.isPending

  const reload = useCallback(
    () => queries.invalidateQueries({ queryKey: keyOfReport(client, bureau) }),
    [queries, client, bureau],
  )
  useLiveChanges(reading.data ? client : '', (what) => {
    if (what === 'client' || what === 'documents' || what === 'everything') void reload()
  })
  const put = useCallback(
    async (newer: ReportReadingState) => {
      const queryKey = queryKeyOf(getReportReading, { params: { id: client, bureau } })
      // An answer that is on its way may not know of this yet.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, newer)
      await queries.invalidateQueries({ queryKey: [...keyOfReport(client, bureau), 'pages'] })
    },
    [queries, client, bureau],
  )
  return { reading, isAbsent, isAsking, reload, put }
}

/** Under which all that is asked of one report is kept. */
function keyOfReport(client: string, bureau: BureauKey): string[] {
  return queryKeyOf({ path: '/api/clients/:id/reports/:bureau' }, { params: { id: client, bureau } })
}
