import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect } from 'react'
import { listMessages } from '../../../shared/api/inbox.ts'
import { listMailings } from '../../../shared/api/mailing.ts'
import {
  getClient,
  getCreditScore,
  getProcessingStatus,
  listDocuments,
  type ProcessingStatus,
  processingStatus,
} from '../../../shared/api/portal.ts'
import { listUploadedReports } from '../../../shared/api/reports.ts'
import { getReview } from '../../../shared/api/review.ts'
import { listPurchases } from '../../../shared/api/storefront.ts'
import type { PortalChange, ProcessingUpdate } from '../../../shared/live.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useCall } from '../../lib/use-call.ts'

export type PortalPart = PortalChange['what']

export const portalParts: readonly PortalPart[] = [
  'client',
  'documents',
  'status',
  'score',
  'review',
  'mailing',
  'messages',
]

/**
 * Everything the portal shows of one client. `reload` fetches one part again, or all; `applyRun` puts what a live event
 * says of the run in its place at once.
 */
export function usePortalData(clientId: string) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  const client = useCall(getClient, input)
  // The name is drawn with this value: asked for with it, what is read of eight answers does not stand before it.
  const known = useDeferredValue(client.data)
  const enabled = known !== undefined && known !== null
  const status = useCall(getProcessingStatus, input, { enabled })
  const documents = useCall(listDocuments, input, { enabled })
  const score = useCall(getCreditScore, input, { enabled })
  const reports = useCall(listUploadedReports, { query: { client: clientId } }, { enabled })
  const review = useCall(getReview, input, { enabled })
  const mailings = useCall(listMailings, input, { enabled })
  const messages = useCall(listMessages, input, { enabled })
  const purchases = useCall(listPurchases, input, { enabled })
  // Each of them puts something above something else: shown one after the other, the page would jump under the finger.
  const isSettled = [status, documents, score, reports, review, mailings, messages, purchases].every(
    (part) => !part.isPending,
  )

  useLoggedFailure('The credit score could not be loaded.', score.error)
  useLoggedFailure('What was recognised in the reports could not be loaded.', reports.error)
  useLoggedFailure('The findings could not be loaded.', review.error)
  useLoggedFailure('The mail log could not be loaded.', mailings.error)
  useLoggedFailure('The conversation could not be loaded.', messages.error)

  const reload = useCallback(
    (...parts: PortalPart[]) => {
      const wanted = parts.length > 0 ? parts : portalParts
      return Promise.all(
        wanted
          .flatMap((part) => keysOf(part, clientId))
          .map((queryKey) => queries.invalidateQueries({ queryKey, exact: true })),
      )
    },
    [queries, clientId],
  )
  const applyRun = useCallback(
    (update: ProcessingUpdate) => {
      const [queryKey] = keysOf('status', clientId)
      queries.setQueryData<ProcessingStatus>(queryKey, (before) => before && withRun(before, update))
    },
    [queries, clientId],
  )
  const parts = { client, status, documents, score, reports, review, mailings, messages, purchases }
  return { ...parts, isSettled, reload, applyRun }
}

/** The status as the newest live event has it; job id and notes stay until they are fetched. */
export function withRun(before: ProcessingStatus, update: ProcessingUpdate): ProcessingStatus {
  const stage = processingStatus.shape.stage.safeParse(update.stage)
  return {
    ...before,
    status: update.status,
    stage: stage.success ? stage.data : null,
    progress: update.progress,
    message: update.message,
    error: update.status === 'error' ? update.message : null,
    says: update.says,
  }
}

function keysOf(part: PortalPart, clientId: string): [string[], ...string[][]] {
  const input = { params: { id: clientId } }
  switch (part) {
    case 'client':
      return [queryKeyOf(getClient, input), queryKeyOf(listUploadedReports, { query: { client: clientId } })]
    case 'documents':
      return [queryKeyOf(listDocuments, input)]
    case 'status':
      return [queryKeyOf(getProcessingStatus, input)]
    case 'score':
      return [queryKeyOf(getCreditScore, input)]
    case 'review':
      return [queryKeyOf(getReview, input)]
    case 'mailing':
      return [queryKeyOf(listMailings, input)]
    case 'messages':
      return [queryKeyOf(listMessages, input)]
  }
}

/** Failures of what the portal can do without are only logged (specification section 7). */
function useLoggedFailure(sentence: string, error: unknown): void {
  useEffect(() => {
    if (error) logProblem(sentence, error)
  }, [sentence, error])
}
