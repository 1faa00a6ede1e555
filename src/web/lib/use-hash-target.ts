import { useEffect } from 'react'
import { useLocation } from './router/router-context.tsx'

/** Goes to the part that the address names (`#results`) once `ready`: it was not there when the page was opened. */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!ready || hash.length < 2) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView?.({ block: 'start' })
    target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [ready, hash])
}
