import { useCallback, useEffect, useRef, useState } from 'react'
import { useNewest } from './use-newest.ts'

/** How long an act can be taken back before it is begun. */
export const heldMs = 10_000

/** Holds an act for ten seconds. Who takes it back, or leaves, has done nothing. */
export function useHeld(run: () => unknown) {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const newest = useNewest(run)
  useEffect(() => () => clearTimeout(timer.current), [])
  const undo = useCallback(() => {
    clearTimeout(timer.current)
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
