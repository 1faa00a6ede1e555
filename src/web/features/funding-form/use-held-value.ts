import { useRef, useState } from 'react'

/** A value that is shown, and that a handler reads as it is now, several changes in one moment included. */
export function useHeldValue<T>(first: T): { shown: T; now: () => T; set: (next: T) => void } {
  const [shown, setShown] = useState(first)
  const current = useRef(first)
  return {
    shown,
    now: () => current.current,
    set: (next) => {
      current.current = next
      setShown(next)
    },
  }
}
