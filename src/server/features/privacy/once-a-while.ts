export interface FileOpening {
  /** ISO instant. */
  at: string
  /** The member of staff. */
  by: string
  /** What was opened, in words of the language asked for. */
  what: string
}

const sameWhileMs = 10 * 60_000

/**
 * A page that stays open fetches anew with every live change, and each time stands in the audit log. What one person
 * opened again within ten minutes is told once, with the newest time.
 * @param openings the newest first
 */
export function onceAWhile(openings: readonly FileOpening[]): FileOpening[] {
  const earliest = new Map<string, number>()
  return openings.filter(({ at, by, what }) => {
    const key = JSON.stringify([by, what])
    const time = Date.parse(at)
    const next = earliest.get(key)
    earliest.set(key, time)
    return next === undefined || next - time > sameWhileMs
  })
}
