import { useCallback, useEffect, useRef } from 'react'

/** So long after the last key, press or touch somebody counts as away. */
const awayAfterMs = 5 * 60_000
const signs = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Runs what is given at once while somebody is there, else when they are back, and then the newest alone. A page that
 * fetches by itself would keep the session of an abandoned screen alive for ever (30 minutes idle, NIST SP 800-63B).
 */
export function useWhilePresent(): (act: () => void) => void {
  const lastSign = useRef(Date.now())
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const onSign = () => {
      lastSign.current = Date.now()
      const act = waiting.current
      waiting.current = null
      act?.()
    }
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign)
    }
  }, [])
  return useCallback((act) => {
    if (Date.now() - lastSign.current < awayAfterMs) act()
    else waiting.current = act
  }, [])
}
