/** The order in which a report printed its pages, whatever order the file has them in. */
import { linesOf } from '../read/lines.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'

export interface PagesInOrder {
  /** Numbered from 1 without a gap; the same objects where the file is in order. */
  pages: Page[]
  /** A report read from these pages, with every place as the file numbers its pages. */
  asInFile(report: CreditReport): CreditReport
  /** True for a single page, and where every page prints a number of its own: else only the file says the order. */
  isProven: boolean
}

/** Fewer words than this may be the same on two pages that were both printed. */
const fewWords = 20

/**
 * Leaves out pages that repeat an earlier one word for word at the same places, and sorts the others by the number that
 * they print ('Page 3 of 12', '3/12'), where every page prints one and no two the same. Accounts run over page ends: of
 * pages in the wrong order a reader would give one account the lines of another.
 */
export function inPrintedOrder(pages: Page[]): PagesInOrder {
  const once = withoutRepeated(pages)
  const numbered = sortedByNumber(once)
  const sorted = numbered ?? once
  const isProven = once.length < 2 || numbered !== null
  if (sorted.length === pages.length && sorted.every((page, at) => page === pages[at]))
    return { pages, asInFile: (report) => report, isProven }
  const fileNumbers = new Map(sorted.map((page, at) => [at + 1, page.number]))
  return {
    pages: sorted.map((page, at) => ({ ...onPage(page, () => at + 1), number: at + 1 })),
    asInFile: (report) => ({
      ...onPage(report, (number) => fileNumbers.get(number) ?? number),
      pageCount: pages.length,
    }),
    isProven,
  }
}

function withoutRepeated(pages: readonly Page[]): Page[] {
  const kept = new Map<string, Page[]>()
  return pages.filter((page) => {
    const { words } = page
    const key = `${words.length} ${words[0]?.text} ${words.at(-1)?.text}`
    const alike = kept.get(key) ?? []
    if (words.length >= fewWords && alike.some((other) => isSame(other, page))) return false
    kept.set(key, [...alike, page])
    return true
  })
}

function isSame(a: Page, b: Page): boolean {
  return a.words.every((word, at) => {
    const other = b.words[at]
    return (
      other !== undefined &&
      word.text === other.text &&
      Math.abs(word.box.x - other.box.x) < 0.1 &&
      Math.abs(word.box.y - other.box.y) < 0.1
    )
  })
}

/** Null when they do not all print a number of their own. */
function sortedByNumber(pages: Page[]): Page[] | null {
  const printed = pages.map(printedNumbers)
  const counts = new Set(printed.flatMap((numbers) => [...numbers.keys()]))
  for (const count of counts) {
    const numbers = printed.map((each) => each.get(count) ?? 0)
    if (numbers.includes(0) || new Set(numbers).size < pages.length) continue
    return pages
      .map((page, at) => ({ page, number: numbers[at] ?? 0 }))
      .sort((a, b) => a.number - b.number)
      .map(({ page }) => page)
  }
  return null
}

/** A page's number by the number of all pages, as the margins print them; a date in them is no such pair. */
function printedNumbers(page: Page): Map<number, number> {
  const words = page.words.filter(({ box }) => box.y < 0.08 * page.height || box.y > 0.9 * page.height)
  const found = new Map<number, number>()
  for (const { text } of linesOf({ ...page, words })) {
    for (const match of text.matchAll(/(?<![\d/$.])(\d{1,3}) ?(?:\/|of) ?(\d{1,3})(?![\d/.])/gi)) {
      const [number, count] = [Number(match[1]), Number(match[2])]
      if (number >= 1 && number <= count) found.set(count, number)
    }
  }
  return found
}

/** The same value with the page of every place in it changed. */
function onPage<T>(value: T, change: (page: number) => number): T {
  if (Array.isArray(value)) return value.map((each) => onPage(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, onPage(each, change)])
  const changed = Object.fromEntries(entries) as T & object
  return isBox(changed) ? { ...changed, page: change(changed.page) } : changed
}

function isBox(value: object): value is Box {
  return 'page' in value && 'width' in value && typeof value.page === 'number'
}
