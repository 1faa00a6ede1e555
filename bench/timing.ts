/** Milliseconds that one call of `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Times of `count` calls, one after the other. */
export async function timeMany(count: number, work: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let done = 0; done < count; done += 1) times.push(await timed(work))
  return times
}

/** The time that this share of the calls did not exceed: 0.5 is the median. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** One line of the table: what, how often, median and 99th percentile in milliseconds. */
export function timesLine(what: string, times: readonly number[]): string {
  const [middle, late] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(2).padStart(10))
  return `  ${what.padEnd(58)} p50 ${middle} ms   p99 ${late} ms   (${times.length} times)`
}
