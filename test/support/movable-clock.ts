import type { Clock } from '../../src/server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void
  /** Back to where it stood at first. */
  restart(): void
}

export function movableClock(start: Date): MovableClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds
    },
    restart() {
      time = start.getTime()
    },
  }
}
