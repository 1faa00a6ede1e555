const spansBack = 12

/** The id of the job of the span of time that `at` is in. */
export function repeatsAt(everySeconds: number, at: Date): string {
  return `every:${Math.floor(at.getTime() / 1000 / everySeconds)}`
}

/**
 * When a repeated job was last done, by asking for the jobs of the last twelve spans, the newest first.
 * @param doneAt when the job with that id was done, or null
 */
export async function findLastRepeat(
  everySeconds: number | undefined,
  now: Date,
  doneAt: (id: string) => Promise<Date | null>,
): Promise<Date | null> {
  if (everySeconds === undefined) return null
  for (let back = 0; back < spansBack; back += 1) {
    const done = await doneAt(repeatsAt(everySeconds, new Date(now.getTime() - back * everySeconds * 1000)))
    if (done !== null) return done
  }
  return null
}
