/** Pages that a file lacks of a report, by the numbers that its pages print. */

export interface PageGap {
  /** Printed numbers, ascending. More than `count` where pages without a number may be some of them. */
  pages: number[]
  /** How many of them the file lacks. */
  count: number
  /** The last page before the gap and the first one behind it, from 1; 0, and one more than there are, where none is. */
  after: number
  before: number
}

/**
 * The gaps between the numbers, each where the file shows it. A page without a number fills a place that is left for it:
 * it is never held for lost. Where the numbers do not rise, nothing says where a page is lost: one gap is all over.
 * @param numbers what each page prints, in the order of the pages; null for a page without a number
 * @param of how many pages there are, as the report says
 */
export function gapsIn(numbers: readonly (number | null)[], of: number): PageGap[] {
  const own = numbers.filter((number) => number !== null)
  if (own.some((number, at) => at > 0 && number <= (own[at - 1] ?? 0))) return allOver(numbers, of)
  const gaps: PageGap[] = []
  let last = { page: 0, number: 0 }
  for (const [at, number] of [...numbers, of + 1].entries()) {
    if (number === null) continue
    const page = at + 1
    const places = range(last.number + 1, number - 1)
    const count = places.length - (page - last.page - 1)
    if (count > 0) gaps.push({ pages: places, count, after: last.page, before: page })
    last = { page, number }
  }
  return gaps
}

function allOver(numbers: readonly (number | null)[], of: number): PageGap[] {
  const pages = range(1, of).filter((number) => !numbers.includes(number))
  const count = of - numbers.length
  return count > 0 ? [{ pages, count, after: 0, before: numbers.length + 1 }] : []
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
