/** What a page that a file lacks may have had a part of. */
import type { Box } from '../read/positioned-text.ts'
import { boxesIn } from './boxes-in.ts'
import type { CreditReport, Inquiry, MissingPages, Tradeline } from './credit-report.ts'
import type { PageGap } from './page-gaps.ts'

/** An account, an inquiry, a public record, or the personal information, from its first line to its last. */
interface Item {
  id: string
  /** What stands together under one heading: inquiries of one kind, records, accounts of one section. */
  part: string
  first: Box
  lastPage: number
}

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
  const items = itemsOf(report)
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
function touchedAt(items: readonly Item[], page: number): string[] {
  const before = items.findLast(({ first }) => first.page <= page)
  const behind = items.find(({ first }) => first.page > page)
  const over = items.filter(({ first, lastPage }) => first.page <= page && lastPage > page)
  const isInquiry = behind?.part.startsWith('inquiries') === true
  const kind = isInquiry ? runBehind(items, page) : []
  return [...over.map(({ id }) => id), ...kind, before?.id, behind?.id].filter((id) => id !== undefined)
}

/** The items behind the break until another part begins: their own heading may be lost. */
function runBehind(items: readonly Item[], page: number): string[] {
  const from = items.findIndex(({ first }) => first.page > page)
  const run = from === -1 ? [] : items.slice(from)
  const end = run.findIndex(({ part }) => part !== run[0]?.part)
  return (end === -1 ? run : run.slice(0, end)).map(({ id }) => id)
}

/** A collection says so by its type as well; entries without a type are read by labels that only collections have. */
function withoutSection(account: Tradeline): Tradeline {
  return account.type === null && account.loanType === null ? account : { ...account, section: null }
}

/** In reading order. */
function itemsOf({ accounts, inquiries, publicRecords, personal }: CreditReport): Item[] {
  return [
    ...accounts.map((account) => itemOf(account, `accounts ${account.section ?? ''}`)),
    ...inquiries.map((inquiry: Inquiry) => itemOf(inquiry, `inquiries ${inquiry.kind}`)),
    ...publicRecords.map((record) => itemOf(record, 'records')),
    ...(boxesIn(personal).length === 0 ? [] : [itemOf(personal, 'personal')]),
  ].sort((a, b) => a.first.page - b.first.page || a.first.y - b.first.y || a.first.x - b.first.x)
}

function itemOf(item: object, part: string): Item {
  const boxes = boxesIn(item)
  const [start = { page: 0, x: 0, y: 0, width: 0, height: 0 }] = boxes
  return {
    id: 'id' in item ? String(item.id) : part,
    part,
    first: boxes.reduce(
      (first, box) => (box.page < first.page || (box.page === first.page && box.y < first.y) ? box : first),
      start,
    ),
    lastPage: Math.max(0, ...boxes.map(({ page }) => page)),
  }
}
