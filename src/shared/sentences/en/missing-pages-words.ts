/** Pages that a file says it has and lacks: `count` of those `listed`, of `of` in all; `pages` are their numbers, as '3, 5–9'. */
export interface Pages {
  pages: string
  listed: number
  count: number
  of: number
  /** As its owner named it; null for 'the file'. */
  file: string | null
  /** Whose report lacks them, where the file holds more than that report. */
  bureau?: string
}

/**
 * 'Page 8 of 14 is missing from the file.', 'Pages 3, 5–9 of 14 are missing from the file.', and where pages without a
 * number may be some of them: '1 of the pages 8, 9 of 14 is missing from the file.'
 */
export function missingPages({ pages, listed, count, of, file, bureau }: Pages): string {
  const are = count === 1 ? 'is' : 'are'
  const named =
    count < listed ? `${count} of the pages ${pages}` : count === 1 ? `Page ${pages}` : `Pages ${pages}`
  const whole = bureau === undefined ? of : `${of} of the ${bureau} report`
  return `${named} of ${whole} ${are} missing from ${file ?? 'the file'}.`
}
