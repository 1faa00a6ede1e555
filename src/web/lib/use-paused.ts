import { useEffect, useState } from 'react'

const pauseMs = 700

/** A value that is being typed, once the typing pauses. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
