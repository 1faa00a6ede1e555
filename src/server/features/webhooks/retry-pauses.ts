const minuteMs = 60_000

/** Growing, as Standard Webhooks asks for: a receiver that is restarted is back in minutes, one that is mended in hours. */
const pausesMs = [1, 5, 30, 120, 300, 600, 840].map((minutes) => minutes * minuteMs)

/** How long to wait after this attempt (1 for the first) has failed, in milliseconds; null: it was the last, after a day and a half. */
export function pauseAfter(attempt: number): number | null {
  return pausesMs[attempt - 1] ?? null
}

/** A receiver that took nothing for so long is switched off. */
export const longestFailureMs = 24 * 60 * minuteMs
