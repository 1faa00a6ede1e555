/** The order in which a report printed its pages, whatever order the file has them in. */

import { pageCounter } from '../read/page-counters.ts'
import type { Page } from '../read/positioned-text.ts'
import { isBox } from './boxes-in.ts'
import type { CreditReport } from './credit-report.ts'
import { gapsIn, type PageGap } from './missing-pages.ts'

export interface PagesInOrder {
  /** Numbered from 1 without a gap; the same objects where the file is in order. */
  pages: Page[]
  /** A report read from these pages, with every place as the file numbers its pages. */
  asInFile(report: CreditReport): CreditReport
  /** True for a single page, and where the numbers that the pages print tell their order: else only the file says it. */
  isProven: boolean
  /** How many pages the report says it has; null where its pages print no certain number. */
  printedPages: number | null
  /** The pages that the file lacks, by those numbers; places are those of `pages`. */
  gaps: PageGap[]
}

/** Fewer words than this may be the same on two pages that were both printed. */
const fewWords = 20
/** Share of the words of two prints of one page that are the same: a time of printing may differ, or a letter of a scan. */
const repeatedShare = 0.9

/**
 * Leaves out pages that repeat an earlier one, and sorts the others by the number that they print ('Page 3 of 12',
 * '3/12'), where no two print the same and a place is left for each page without one. Accounts run over page ends: of pages in the wrong order a
 * reader would give one account the lines of another.
 */
export function inPrintedOrder(pages: Page[]): PagesInOrder {
  const once = withoutRepeated(pages)
  const counter = pageCounter(once)
  const numbers = counter?.numbers ?? []
  const places = placesOf(numbers, counter?.of ?? 0)
  const numbered = once.map((page, at) => ({ page, number: numbers[at] ?? null, place: places?.[at] ?? 0 }))
  if (places !== null) numbered.sort((a, b) => a.place - b.place)
  const sorted = numbered.map(({ page }) => page)
  const inOrder = numbered.map(({ number }) => number)
  const facts = {
    isProven: once.length < 2 || (counter !== null && isOrderProven(numbered)),
    printedPages: counter?.of ?? null,
    gaps: counter === null ? [] : gapsIn(inOrder, counter.of),
  }
  if (sorted.length === pages.length && sorted.every((page, at) => page === pages[at]))
    return { pages, asInFile: (report) => report, ...facts }
  return { ...numberedFromOne(sorted, pages.length), ...facts }
}

/**
 * Where each page belongs; null where the order of the file is as good as any. Of pages that are out of order one without a
 * number, such as a photo of its middle, belongs where a number is left, when just as many are left.
 */
function placesOf(numbers: readonly (number | null)[], of: number): number[] | null {
  const own = numbers.filter((number) => number !== null)
  const rises = own.every((number, at) => at === 0 || number > (own[at - 1] ?? 0))
  if (own.length === 0 || rises) return null
  const free = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !own.includes(number))
  if (own.length < numbers.length && free.length !== numbers.length - own.length) return null
  return numbers.map((number) => number ?? free.shift() ?? 0)
}

/** The numbers rise, and a page without one is a cover, (nearly) blank, or stands where just one number is left for it. */
function isOrderProven(numbered: readonly { page: Page; number: number | null }[]): boolean {
  const own = numbered.flatMap(({ number }) => number ?? [])
  if (own.some((number, at) => at > 0 && number <= (own[at - 1] ?? 0))) return false
  return numbered.every(({ page, number }, at) => {
    if (number !== null || at === 0 || page.words.length < fewWords) return true
    const [before, after] = [numbered[at - 1]?.number, numbered[at + 1]?.number]
    return before != null && (after === undefined || after === before + 2)
  })
}

function withoutRepeated(pages: readonly Page[]): Page[] {
  const kept = new Map<string, Page[]>()
  const once = pages.filter((page) => {
    const { words } = page
    const key = `${words.length} ${words[0]?.text} ${words.at(-1)?.text}`
    const alike = kept.get(key) ?? []
    if (words.length >= fewWords && alike.some((other) => isSame(other, page))) return false
    kept.set(key, [...alike, page])
    return true
  })
  return withoutReprinted(once)
}

/** A page that was printed or scanned twice has the same number and nearly the same words. */
function withoutReprinted(pages: Page[]): Page[] {
  if (pageCounter(pages) !== null) return pages
  const once: Page[] = []
  for (const page of pages)
    if (page.words.length < fewWords || !once.some((other) => isReprint(other, page))) once.push(page)
  return once.length < pages.length && pageCounter(once) !== null ? once : pages
}

/** True for two prints of one page, unless both are nearly blank. */
export function isPrintedAgain(a: Page, b: Page): boolean {
  return a.words.length >= fewWords && isReprint(a, b)
}

function isReprint(a: Page, b: Page): boolean {
  const [fewer, more] = [a.words.length, b.words.length].sort((x, y) => x - y)
  if ((fewer ?? 0) < repeatedShare * (more ?? 0)) return false
  const counts = new Map<string, number>()
  for (const { text } of a.words) counts.set(text, (counts.get(text) ?? 0) + 1)
  const shared = b.words.filter(({ text }) => {
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left > 0
  })
  return shared.length >= repeatedShare * (more ?? 0)
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

/** These pages numbered from 1, and reports read from them with the places of the file. */
export function numberedFromOne(
  pages: readonly Page[],
  pageCount: number,
): Pick<PagesInOrder, 'pages' | 'asInFile'> {
  const fileNumbers = pages.map(({ number }) => number)
  const isMoved = fileNumbers.some((number, at) => number !== at + 1)
  return {
    pages: pages.map((page, at) =>
      page.number === at + 1 ? page : { ...onPage(page, () => at + 1), number: at + 1 },
    ),
    asInFile: (report) => ({
      ...(isMoved ? onPage(report, (number) => fileNumbers[number - 1] ?? number) : report),
      pageCount,
    }),
  }
}

/** The same value with the page of every place in it changed. */
function onPage<T>(value: T, change: (page: number) => number): T {
  if (Array.isArray(value)) return value.map((each) => onPage(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isBox(value)) return { ...value, page: change(value.page) }
  const changed = { ...value } as Record<string, unknown>
  for (const key of Object.keys(changed)) {
    const each = changed[key]
    if (typeof each === 'object' && each !== null) changed[key] = onPage(each, change)
  }
  return changed as T
}
