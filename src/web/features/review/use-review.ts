import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listLetters } from '../../../shared/api/letters.ts'
import { listDocuments } from '../../../shared/api/portal.ts'
import { getReview } from '../../../shared/api/review.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLiveChanges } from '../../lib/use-live-changes.ts'
import { useReviewEdits } from './use-review-edits.ts'

/** The drafts that follow the decisions: as they are, being rewritten, or late without a word from the live channel. */
export interface Drafts {
  state: 'current' | 'writing' | 'slow'
  /** When they were last rewritten while this page was open. */
  updatedAt: string | null
}

/** Rewriting six documents takes a second or two; after this the page asks by itself. */
const askAgainAfterMs = 12_000

/** The review of one client and its drafts, kept fresh by the live channel. `noteSaved` is told of each saved change. */
export function useReview(clientId: string) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  const review = useCall(getReview, input, { enabled: clientId !== '' })
  const loaded = review.data !== undefined && review.data !== null
  const documents = useCall(listDocuments, input, { enabled: loaded })
  const [drafts, setDrafts] = useState<Drafts>({ state: 'current', updatedAt: null })
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const reload = useCallback(
    () =>
      Promise.all(
        [getReview, listDocuments, listLetters].map((call) =>
          queries.invalidateQueries({
            queryKey: queryKeyOf(call, { params: { id: clientId } }),
            exact: true,
          }),
        ),
      ),
    [queries, clientId],
  )
  useLiveChanges(loaded ? clientId : '', (what) => {
    if (what === 'documents') setDrafts({ state: 'current', updatedAt: new Date().toISOString() })
    if (what === 'documents' || what === 'review' || what === 'everything') void reload()
  })

  const noteSaved = useCallback(() => {
    setDrafts(({ updatedAt }) => ({ state: 'writing', updatedAt }))
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDrafts((now) => (now.state === 'writing' ? { ...now, state: 'slow' } : now))
      void reload()
    }, askAgainAfterMs)
  }, [reload])
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )
  const edits = useReviewEdits(clientId, { onSaved: noteSaved, reload })
  return { review, documents, drafts, edits, reload, noteSaved }
}
