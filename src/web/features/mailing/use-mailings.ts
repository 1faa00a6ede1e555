import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listMailings, type MailedLetter } from '../../../shared/api/mailing.ts'
import { getClient } from '../../../shared/api/portal.ts'
import { listResults } from '../../../shared/api/results.ts'
import { getReview } from '../../../shared/api/review.ts'
import { type CallReply, queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLiveChanges } from '../../lib/use-live-changes.ts'

type MailLog = CallReply<typeof listMailings>

/** What a new entry or a new answer may change elsewhere: the round's mail date, the freeze, what the next round waits for. */
const touched = [listMailings, listResults, getClient, getReview] as const

/** The mail log of one client, kept fresh by the live channel. `put` shows a saved letter at once. */
export function useMailings(clientId: string) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  const mailings = useCall(listMailings, input, { enabled: clientId !== '' })
  const reload = useCallback(() => {
    for (const call of touched) {
      const queryKey = queryKeyOf(call, { params: { id: clientId } })
      void queries.invalidateQueries({ queryKey, exact: true })
    }
  }, [queries, clientId])
  const put = useCallback(
    (letter: MailedLetter) => {
      const queryKey = queryKeyOf(listMailings, { params: { id: clientId } })
      queries.setQueryData<MailLog>(
        queryKey,
        (log) =>
          log && {
            ...log,
            letters: log.letters.map((each) => (each.documentId === letter.documentId ? letter : each)),
          },
      )
      reload()
    },
    [queries, clientId, reload],
  )
  useLiveChanges(mailings.data ? clientId : '', (what) => {
    if (what === 'mailing' || what === 'documents' || what === 'everything') reload()
  })
  return { mailings, reload, put }
}
