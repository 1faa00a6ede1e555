import { useCallback, useEffect, useRef, useState } from 'react'
import { useNewest } from './use-newest.ts'

/** How long an act can be taken back before it is begun. */
export const heldMs = 10_000

/**
 * Holds an act for ten seconds. Who takes it back has done nothing. `leaving`: nor has who leaves ('ends'), as with what concerns many; or it
 * is done then ('does'), as with what concerns the one thing that was open, of which nobody expects that it waits. A tab that is closed asks.
 */
export function useHeld(run: () => unknown, leaving: 'ends' | 'does' = 'ends') {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const newest = useNewest(run)
  const does = leaving === 'does'
  useEffect(
    () => () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      if (does) newest.current()
    },
    [does, newest],
  )
  useEffect(() => {
    if (!isHeld || !does) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHeld, does])
  const undo = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsHeld(false)
  }, [])
  const now = useCallback(() => {
    undo()
    newest.current()
  }, [undo, newest])
  const hold = useCallback(() => {
    clearTimeout(timer.current)
    setIsHeld(true)
    timer.current = setTimeout(now, heldMs)
  }, [now])
  return { isHeld, hold, undo, now }
}
