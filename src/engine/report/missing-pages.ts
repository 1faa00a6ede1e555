/** What a page that a file lacks may have had a part of. */

import type { Pages } from '../../shared/sentences/en/missing-pages-words.ts'
import { type Entry, entriesOf } from './boxes-in.ts'
import type { CreditReport, MissingPages, Tradeline } from './credit-report.ts'
import { parted } from './parted.ts'

/**
 * The report with what the gaps touch. A gap touches every item that runs over it, the last one begun before it (its rest
 * may be lost) and the first one behind it (its head may be, and lines of a lost one may stand above it). Inquiries go on
 * as touched until another kind begins: the heading that says their kind may be lost; accounts lose their section there.
 * @param report with the places of the pages in their printed order
 * @param of how many pages the report says it has
 */
export function withMissingPages(report: CreditReport, gaps: readonly PageGap[], of: number): CreditReport {
  const lacking = missingPages(gaps, of)
  if (lacking === null) return report
  const items = entriesOf(report)
  const breaks = gaps.flatMap(({ after, before }) =>
    Array.from({ length: Math.max(1, before - after) }, (_, at) => after + at),
  )
  const touched = new Set(breaks.flatMap((page) => touchedAt(items, page)))
  const unheaded = new Set(breaks.flatMap((page) => runBehind(items, page)))
  const missing: MissingPages = {
    ...lacking,
    touched: [
      ...new Set([
        ...items.flatMap(({ id }) => (touched.has(id) ? [id] : [])),
        ...(report.personal.names.length + report.personal.addresses.length === 0 ? ['personal'] : []),
      ]),
    ],
  }
  return {
    ...report,
    accounts: report.accounts.map((account) =>
      unheaded.has(account.id) ? withoutSection(account) : account,
    ),
    coverage: { ...report.coverage, missing },
  }
}

/** The gaps as one; null without any. */
export function missingPages(
  gaps: readonly PageGap[],
  of: number,
): Pick<MissingPages, 'pages' | 'count' | 'of'> | null {
  if (gaps.length === 0) return null
  return {
    pages: gaps.flatMap(({ pages }) => pages),
    count: gaps.reduce((sum, { count }) => sum + count, 0),
    of,
  }
}

/** A break behind this page, 0 for one before the first. */
function touchedAt(items: readonly Entry[], page: number): string[] {
  const before = items.findLast(({ from }) => from.page <= page)
  const behind = items.find(({ from }) => from.page > page)
  const over = items.filter(({ from, to }) => from.page <= page && to.page > page)
  const isInquiry = behind?.part.startsWith('inquiries') === true
  const kind = isInquiry ? runBehind(items, page) : []
  return [...over.map(({ id }) => id), ...kind, before?.id, behind?.id].filter((id) => id !== undefined)
}

/** The items behind the break until another part begins: their own heading may be lost. */
function runBehind(items: readonly Entry[], page: number): string[] {
  const from = items.findIndex(({ from }) => from.page > page)
  const run = from === -1 ? [] : items.slice(from)
  const end = run.findIndex(({ part }) => part !== run[0]?.part)
  return (end === -1 ? run : run.slice(0, end)).map(({ id }) => id)
}

/** A collection says so by its type as well; entries without a type are read by labels that only collections have. */
function withoutSection(account: Tradeline): Tradeline {
  return account.type === null && account.loanType === null ? account : { ...account, section: null }
}

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

/**
 * Missing pages as sentences name them.
 * @param file as its owner named it; null for 'the file'
 */
export function pagesSaid(
  { pages, count, of }: Pick<MissingPages, 'pages' | 'count' | 'of'>,
  file: string | null = null,
): Pages {
  return { pages: rangesOf(pages), listed: pages.length, count, of, file }
}

/** Page numbers as '3, 5–9, 12': no words, so that it stands in any language. */
export function rangesOf(pages: readonly number[]): string {
  const runs = parted(pages, (page, before) => page !== before + 1)
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String))).join(', ')
}
