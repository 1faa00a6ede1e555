import { useCallback, useMemo } from 'react'
import type { GoOptions } from './make-router.ts'
import { useRouter } from './router-context.tsx'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query string, and how it is changed: what a change begins with is the one that holds by then. What was drawn may be older: a timer
 * sends a typed search late, or two changes come in one breath.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: GoOptions) => void] {
  const { router, state } = useRouter()
  const { search } = state.location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (change: Change, options?: GoOptions) => {
      const { location } = router.state()
      const next = change(new URLSearchParams(location.search)).toString()
      router.go(location.pathname + (next && `?${next}`), options)
    },
    [router],
  )
  return [params, set]
}
