import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** How far a hand moves while it presses, in pixels. */
const steadyPx = 10

/**
 * A press counts for the button on which it began, also when the page moves under it before the mouse is let go: else the browser
 * finds another element there and no click happens. Whoever draws the mouse away from the button takes the press back, as ever
 * (WCAG 2.5.2).
 */
export function useKeptPress() {
  const began = useRef<{ x: number; y: number } | null>(null)
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || event.pointerType !== 'mouse') return
    began.current = { x: event.clientX, y: event.clientY }
    // Not everywhere where this is drawn is a browser.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
  }
  /** Whether this click is a press that was taken back. */
  const isTakenBack = ({ clientX, clientY, currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    const from = began.current
    began.current = null
    if (from === null || Math.hypot(clientX - from.x, clientY - from.y) <= steadyPx) return false
    // From its corner: the press was held, so that it is told to the button itself.
    const { offsetX, offsetY } = nativeEvent
    const isWithin = (at: number, size: number) => at >= 0 && at <= size
    return !isWithin(offsetX, currentTarget.offsetWidth) || !isWithin(offsetY, currentTarget.offsetHeight)
  }
  return { hold, isTakenBack }
}
