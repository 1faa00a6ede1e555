import { useRef, useSyncExternalStore } from 'react'

/** Below the width at which a table fits. */
export const narrowScreen = '(max-width: 39.99rem)'

/**
 * Whether a media query holds of the window now. While the page is printed it says what it said before: browsers ask it of the paper then,
 * and a page that changed its parts for that would print others than are shown, and lose what was typed in them.
 */
export function useMedia(query: string): boolean {
  const said = useRef<boolean | null>(null)
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => {
      if (said.current === null || !window.matchMedia('print').matches)
        said.current = window.matchMedia(query).matches
      return said.current
    },
    () => false,
  )
}
