import { useLayoutEffect } from 'react'

/** The element of the document in which the first step of a page stands, until the app has drawn it (first-steps.tsx of the build). */
export const firstStepId = 'first-step'

const standing = () => document.getElementById(firstStepId)

/** Whether there is something to read already: then nobody is told to wait. */
export const isFirstStepShown = (): boolean => standing() !== null

/** Beside what the app draws: takes its place in the same frame, so that nothing moves. */
export function InPlaceOfFirstStep() {
  useLayoutEffect(() => standing()?.remove(), [])
  return null
}
