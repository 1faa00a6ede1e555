import { useEffect, useRef } from 'react'
import { isComingBack } from './router/bring-back.ts'

/**
 * Moves the focus to the page's h1 whenever `key` changes after the first screen: a step of a wizard, a new state. A
 * screen reader then reads the new screen from its top, and Tab goes on from there.
 */
export function useHeadingFocus(key: unknown): void {
  const shown = useRef(key)
  useEffect(() => {
    if (Object.is(shown.current, key)) return
    shown.current = key
    focusHeading()
  }, [key])
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // A step begins at its top, wherever the button that led here was; a page that somebody comes back to does not.
  if (!isComingBack()) globalThis.scrollTo?.({ top: 0 })
}
