import { useCallback, useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router'
import type * as z from 'zod/mini'

type Patch = Readonly<Record<string, string | null>>
interface PatchOptions {
  replace?: boolean
  /** Stays where the reader is, instead of starting at the top as a new screen does. */
  keepScroll?: boolean
}

/**
 * The query string through a schema whose fields all fall back (`z.catch`), so that a bad address never throws
 * (decision 5). Of a repeated parameter the last one counts. `patch` keeps every parameter that the address has by then and it
 * does not name; null removes one.
 */
export function useSearch<S extends z.ZodMiniType>(
  schema: S,
): [z.output<S>, (changes: Patch, options?: PatchOptions) => void] {
  const [search, setSearch] = useSearchParams()
  // Its hooks tell the address that was drawn; the router alone knows the one that holds.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const values = useMemo(() => schema.parse(Object.fromEntries(search)), [schema, search])
  const patch = useCallback(
    (changes: Patch, options: PatchOptions = {}) => {
      // What was drawn may be older than the address: a timer that sends a typed search late, or two changes in one breath.
      const next = new URLSearchParams(router?.state.location.search ?? search)
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name)
        if (value !== null) next.set(name, value)
      }
      setSearch(next, { replace: options.replace ?? true, preventScrollReset: options.keepScroll ?? false })
    },
    [router, search, setSearch],
  )
  return [values, patch]
}
