import { useCallback, useMemo } from 'react'
import type * as z from 'zod/mini'
import { useSearchParams } from './router/use-search-params.ts'

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
  const values = useMemo(() => schema.parse(Object.fromEntries(search)), [schema, search])
  const patch = useCallback(
    (changes: Patch, { replace = true, keepScroll = false }: PatchOptions = {}) => {
      const change = (next: URLSearchParams) => {
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name)
          if (value !== null) next.set(name, value)
        }
        return next
      }
      setSearch(change, { replace, keepScroll })
    },
    [setSearch],
  )
  return [values, patch]
}
