/**
 * Milliseconds since this document began to load: nothing that it shows was asked for before. By the clock of the page and the one on
 * the wall, whichever says more: the first stands still while a machine sleeps, the second may be set back.
 */
export function pageAge(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin)
}
