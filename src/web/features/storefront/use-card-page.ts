import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../../shared/call.ts'
import { type CallInput, everyPageOf } from '../../lib/call-address.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'

/** One list of the page of payments, page by page, asked for anew when something of it came in. */
export function useCardPage<C extends Call>(call: C, inputOf: (page: number) => CallInput<C>) {
  const [page, onPage] = useState(1)
  const found = useCallPage(call, inputOf(page))
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries(everyPageOf(call))
  useStaffChanges(({ what, clientId }) => {
    if (what === 'lists' || (what === 'messages' && clientId === null)) void reload()
  })
  return { found, reload, pages: { page, onPage, total: found.data?.total ?? 0 } }
}
