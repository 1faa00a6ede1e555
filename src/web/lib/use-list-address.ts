import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { useSearch } from './use-search.ts'

type Changes = Readonly<Record<string, string | null>>

/**
 * The address of a list, and the ways in which its search, filters and pager change it. What narrows the list begins again
 * at its first page.
 * @param schema of the address, with `search` and `page` where the list has them, as for `useSearch`
 * @param keepScroll for a list that stands below other parts of its page
 */
export function useListAddress<S extends z.ZodMiniType>(schema: S, { keepScroll = false } = {}) {
  const [address, patch] = useSearch(schema)
  const ways = useMemo(() => {
    const choose = (changes: Changes) => patch({ page: null, ...changes }, { replace: false, keepScroll })
    return {
      /** One more step that the browser's Back takes back. */
      choose,
      /** While somebody types: this search takes the place of the one before. */
      searchFor: (text: string) => patch({ search: text || null, page: null }, { replace: true, keepScroll }),
      /** @param page from 1 */
      goTo: (page: number) => choose({ page: page === 1 ? null : String(page) }),
    }
  }, [patch, keepScroll])
  return { address, patch, ...ways }
}

/** How a list is searched, filtered and turned over. */
export type ListWays = Omit<ReturnType<typeof useListAddress>, 'address' | 'patch'>
