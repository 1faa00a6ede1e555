import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/**
 * While something is typed that is not saved, asks before the page is left: inside the app by what the caller draws for
 * the blocker that this answers, a closed tab or a reload by the browser's own question.
 */
export function useLeaveGuard(isDirty: boolean): Blocker {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
}
