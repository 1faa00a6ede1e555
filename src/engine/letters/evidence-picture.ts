import type { Evidence } from '../audit/finding.ts'

/**
 * The key of the picture of this evidence: the bureau, the page and the place in whole points,
 * as 'experian-p3-120-455-90-10'. The same place has the same key, so that lines quoted twice are drawn once.
 * Of lower-case letters, digits and hyphens only: it stands in addresses and file names. A place left of or above the
 * page (a damaged file) has its figures as 'n5'.
 */
export function pictureKey(evidence: Pick<Evidence, 'bureau' | 'box'>): string {
  const { page, x, y, width, height } = evidence.box
  const place = [x, y, width, height].map(wholePoints).join('-')
  return `${evidence.bureau.toLowerCase()}-p${page}-${place}`
}

function wholePoints(points: number): string {
  const whole = Math.round(points)
  return whole < 0 ? `n${-whole}` : String(Math.abs(whole))
}
