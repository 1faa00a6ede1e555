import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getAutomationStatus } from '../../../shared/api/automation.ts'
import {
  type ClientFilter,
  getDashboardTotals,
  listClients,
  type StaffClient,
} from '../../../shared/api/staff-clients.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApiPage } from '../../lib/call-api.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { directionOf, filterOf, type ListAddress } from './list-address.ts'

export const pageSize = 50
/** The most that one call answers. */
const largestPage = 200

interface ListedPage {
  rows: StaffClient[]
  total: number
}

/** The page of clients that the address names. Every call carries its paging: the list is never loaded whole. */
export function useClientPage(address: ListAddress) {
  const { sort, page } = address
  const query = { ...filterOf(address), sort, direction: directionOf(address), page, pageSize }
  return useCallPage(listClients, { query })
}

/** The first `limit` clients that the address finds, in its order; throws what a call throws. */
export async function findClients(address: ListAddress, limit: number): Promise<StaffClient[]> {
  const filter: ClientFilter = filterOf(address)
  const { sort } = address
  const found: StaffClient[] = []
  for (let page = 1; found.length < limit; page += 1) {
    const query = { ...filter, sort, direction: directionOf(address), page, pageSize: largestPage }
    const { rows, total } = await callApiPage(listClients, { query })
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) break
  }
  return found.slice(0, limit)
}

/** Whether a key of the cache is that of a page of the list, whatever its filter. */
function isListKey(key: readonly unknown[]): boolean {
  const [, api, path] = key
  return api === 'api' && typeof path === 'string' && path.startsWith('clients?')
}

/** Ways to bring the screen to the newest state. */
export function useListRefresh() {
  const cache = useQueryClient()
  /** A record that was just saved takes the place of its older state; nobody's row jumps away under the hand. */
  const put = useCallback(
    (client: StaffClient) => {
      cache.setQueriesData<ListedPage>({ predicate: ({ queryKey }) => isListKey(queryKey) }, (page) =>
        page ? { ...page, rows: page.rows.map((row) => (row.id === client.id ? client : row)) } : page,
      )
      void cache.invalidateQueries({ queryKey: queryKeyOf(getDashboardTotals) })
    },
    [cache],
  )
  /** Loads what is shown anew, and forgets the pages that are not. */
  const refresh = useCallback(async () => {
    cache.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isListKey(queryKey) })
    await Promise.all([
      cache.invalidateQueries({ predicate: ({ queryKey }) => isListKey(queryKey) }),
      cache.invalidateQueries({ queryKey: queryKeyOf(getDashboardTotals) }),
      cache.invalidateQueries({ queryKey: queryKeyOf(getAutomationStatus) }),
    ])
  }, [cache])
  return { put, refresh }
}
