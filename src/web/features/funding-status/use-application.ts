import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type FundingApplicationShown,
  getFundingApplication,
} from '../../../shared/api/funding-application.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useGathered } from '../../lib/use-gathered.ts'
import { useLiveRoom } from '../../lib/use-live-room.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { changeSentence } from './change-sentence.ts'

/** What a burst of changes asks for is fetched once. */
const gatheredMs = 150

/**
 * One application, fetched again whenever its room tells of a change, and each time the connection is made anew.
 * `announcement`: the newest change in a sentence, for one polite live region.
 */
export function useApplication(application: string) {
  const queries = useQueryClient()
  const query = useCall(getFundingApplication, { params: { id: application } })
  const reload = useCallback(
    () =>
      queries.invalidateQueries({
        queryKey: queryKeyOf(getFundingApplication, { params: { id: application } }),
        exact: true,
      }),
    [queries, application],
  )
  useApplicationLive(query.data?.id ?? null, reload)
  return { query, reload, announcement: useAnnouncement(query.data ?? null) }
}

/** @param id null while it is not known that this browser may open it */
function useApplicationLive(id: number | null, reload: () => Promise<unknown>): void {
  const ask = useGathered<void>(reload, gatheredMs)
  useLiveRoom(id === null ? null : { applicationId: id }, {
    onSubscribed: () => ask(),
    events: { 'funding-change': () => ask() },
  })
}

function useAnnouncement(application: FundingApplicationShown | null): string {
  const { fundingStatus: texts } = useMessages()
  const say = useRef(useSay())
  const known = useRef<FundingApplicationShown | null>(null)
  const [announcement, announce] = useState('')
  useEffect(() => {
    const before = known.current
    known.current = application
    if (!before || !application) return
    const sentence = changeSentence(before, application, texts, say.current)
    if (sentence !== '') announce(sentence)
  }, [application, texts])
  return announcement
}
