/** The time, as an argument: production passes `systemClock`, a test a clock that it moves itself. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
