import { useCallback, useEffect, useRef } from 'react'

const countedAfterMs = 2000

/**
 * A document opens in its own tab, and the server counts it. `opened` reloads shortly after, and again when the reader
 * is back on this tab.
 */
export function useAfterOpening(reload: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const away = useRef(false)
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState !== 'visible' || !away.current) return
      away.current = false
      reload()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      if (timer.current !== null) clearTimeout(timer.current)
    }
  }, [reload])
  return useCallback(() => {
    away.current = true
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(reload, countedAfterMs)
  }, [reload])
}
