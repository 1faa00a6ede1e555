import { useEffect, useRef } from 'react'
import { useSearchParams } from '../../lib/router/use-search-params.ts'

/** After a prefill the address becomes the plain one it was opened at, this much later (specification section 9). */
const rewriteAfterMs = 1000

/**
 * Cleans the address of a form that was prefilled, once what it filled in is kept elsewhere: until then the address is the only place
 * that a reload finds it in.
 * @returns to be called once, with the keeping
 */
export function usePlainAddress(): (keeping: Promise<boolean>) => Promise<void> {
  const [, setSearch] = useSearchParams()
  const rewrite = useRef(setSearch)
  rewrite.current = setSearch
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return async (keeping) => {
    const [isKept] = await Promise.all([
      keeping,
      new Promise((resolve) => setTimeout(resolve, rewriteAfterMs)),
    ])
    // The person may have left meanwhile.
    if (isKept && !gone.current) rewrite.current(onlyStep, { replace: true, keepScroll: true })
  }
}

/** The step and the purchase say where the form stands; everything else was filled in. */
function onlyStep(current: URLSearchParams): URLSearchParams {
  const kept = ['step', 'purchase'].flatMap((name) => {
    const value = current.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(kept)
}
