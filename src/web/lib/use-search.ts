import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'

type Patch = Readonly<Record<string, string | null>>

/**
 * The query string through a schema whose fields all fall back (`z.catch`), so that a bad address never throws
 * (decision 5). Of a repeated parameter the last one counts. `patch` keeps every parameter it does not name; null
 * removes one.
 */
export function useSearch<S extends z.ZodMiniType>(
  schema: S,
): [z.output<S>, (changes: Patch, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const values = useMemo(() => schema.parse(Object.fromEntries(search)), [schema, search])
  const patch = useCallback(
    (changes: Patch, options: { replace?: boolean } = {}) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            next.delete(name)
            if (value !== null) next.set(name, value)
          }
          return next
        },
        { replace: options.replace ?? true },
      )
    },
    [setSearch],
  )
  return [values, patch]
}
