import type { MouseEvent } from 'react'

/** As far as the two presses of a double click, or of a finger that bounces, are apart. */
const secondPressMs = 400

/** Whether this is the second press of a double click: it was meant for what has just gone, and not for what lies under it now. */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1

/** For a button that sends what came under the pointer with the press before. */
export function countOnce(event: MouseEvent): void {
  if (isSecondPress(event)) event.preventDefault()
}

/**
 * Ends when no second press comes any more. Whoever puts something else under the finger that has just pressed waits for it: a finger
 * on glass and some browsers count each press as a first one, so that the event alone does not tell.
 */
export const afterSecondPress = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, secondPressMs))
