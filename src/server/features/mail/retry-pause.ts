const minuteMs = 60_000

/** Growing: greylisting passes within minutes, a mail server that is being mended within hours. */
const pausesMs = [0.5, 2, 8, 30, 120, 360].map((minutes) => minutes * minuteMs)

/**
 * How long to wait after the given attempt (1 for the first) has failed, in milliseconds; null after the last one: then
 * the mail is 'failed', about nine hours after the first attempt, and staff see it.
 */
export function pauseAfter(attempt: number): number | null {
  return pausesMs[attempt - 1] ?? null
}
