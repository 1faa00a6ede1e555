/** How browsers say that a file of the page could not be fetched: each in words of its own, with these two in it. */
const missing = /import.* module/i

/** A page that was loaded anew and breaks again so soon would only be loaded anew again. */
const soonMs = 20_000

/**
 * Whether a page that broke is mended by loading it again: a file that could not be fetched once is not asked for a second time by the
 * same page, so that one lost connection would break everything that shares it, long after the connection is back.
 */
export function isMendedByLoading(
  error: unknown,
  page: { isOnline: boolean; wasLoadedAgain: boolean; ageMs: number },
): boolean {
  if (!page.isOnline || !(error instanceof Error) || !missing.test(error.message)) return false
  return !page.wasLoadedAgain || page.ageMs > soonMs
}

/** How this page came, and how long ago. */
export function ageOfPage(): { wasLoadedAgain: boolean; ageMs: number } {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : null
  return { wasLoadedAgain: type === 'reload', ageMs: performance.now() }
}
