import { useEffect, useRef } from 'react'

/** What a value is by now, for whoever has waited for an answer since it was drawn. */
export function useNewest<Value>(value: Value): { readonly current: Value } {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return newest
}
