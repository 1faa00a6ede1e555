/** A report whose front sides and back sides were scanned one after the other, with no page numbers to put them in order. */
import type { Page } from '../read/positioned-text.ts'
import { boxesIn } from './boxes-in.ts'
import type { CreditReport } from './credit-report.ts'
import { readNumbered } from './read-placed.ts'
import type { ReportReading } from './report-refusal.ts'

/** Fewer pages have no two sides, and of more nobody lays the sheets on a scanner; each order is a reading of its own. */
const fewest = 3
const most = 80
/** Share of the lines that may be left over by pages that fit. */
const mostUnread = 0.05

/** What a reading says of the order that its pages were read in. */
interface Fit {
  /** What was read, with its places: pages that nothing is read from may stand anywhere. */
  said: string
  /** Everything that was read with a place. */
  values: number
  unread: number
  accounts: number
  /** Accounts without an end, months with two codes, many lines left over: pages stand beside each other that do not belong so. */
  isBroken: boolean
}

const nothing: Fit = { said: '', values: -1, unread: 0, accounts: -1, isBroken: true }

/**
 * The reading of the file's order, unless its pages print no numbers, do not fit together as they are, and fit in just one way when the
 * second half is laid between the first, or all is turned round: then that one, which says so. Where two ways fit about equally,
 * it stays the file's order, whose sentences ask the person to look.
 * @param given what was read in the order of the file
 * @param read reads pages that are numbered from 1 without a gap
 */
export function readBySides(
  pages: readonly Page[],
  given: ReportReading,
  read: (pages: Page[]) => ReportReading,
): ReportReading {
  if (pages.length < fewest || pages.length > most || !mayBeDisordered(given)) return given
  const orders = ordersBySides(pages)
  const tried = orders.map((order) => readNumbered(order, pages.length, read))
  const fits = [given, ...tried].map(fitOf)
  const best = tried.findIndex((_, at) => {
    const fit = fits[at + 1]
    return (
      fit !== undefined && !fit.isBroken && fits.every((other) => isSame(fit, other) || isBetter(fit, other))
    )
  })
  const [only, order] = [tried[best], orders[best]]
  if (!only?.ok || order === undefined) return given
  // Turned round, all pages but two stand beside the same ones: where both may be the beginning, neither is sure.
  const mayBegin = (own: readonly Page[], at: number) => {
    const reading = tried[at]
    const page = reading?.ok ? reading.reports[0]?.reportDate.box.page : undefined
    return page !== undefined && page === own[0]?.number
  }
  if (orders.some((other, at) => at !== best && isTurned(order, other) && mayBegin(other, at))) return given
  return { ...only, reports: only.reports.map(inOrderByFit) }
}

function isTurned(order: readonly Page[], other: readonly Page[]): boolean {
  const from = order.findIndex((page) => page === other[0])
  return from > 0 && other.every((page, at) => page === order[(from + at) % order.length])
}

const inOrderByFit = (report: CreditReport): CreditReport => ({
  ...report,
  coverage: { ...report.coverage, isOrderByFit: true },
})

/** No number tells the order, and something did not come together. */
function mayBeDisordered(given: ReportReading): boolean {
  if (!given.ok) return given.refusal.code === 'unknown_layout' && given.refusal.missing === undefined
  return (
    given.refused === undefined &&
    given.reports.every(({ coverage }) => coverage.isOrderUnproven === true) &&
    given.reports.some(({ coverage }) => coverage.unread.length > 0 || coverage.unproven !== undefined)
  )
}

/** Both halves, in either order, each perhaps from behind, a page of one and a page of the other in turn; and all from behind. */
function ordersBySides(pages: readonly Page[]): Page[][] {
  const half = Math.ceil(pages.length / 2)
  const rest = pages.length - half
  const [front, back] = [pages.slice(0, half), pages.slice(half)]
  const [backFirst, frontLast] = [pages.slice(0, rest), pages.slice(rest)]
  const halves = [
    [front, back],
    [frontLast, backFirst],
  ] as const
  const orders = halves.flatMap(([one, other]) =>
    [one, one.toReversed()].flatMap((own) => [inTurn(own, other), inTurn(own, other.toReversed())]),
  )
  orders.push(pages.toReversed())
  const keyOf = (order: readonly Page[]) => order.map(({ number }) => number).join(' ')
  const known = new Set([keyOf(pages)])
  return orders.filter((order) => !known.has(keyOf(order)) && known.add(keyOf(order)))
}

function inTurn(front: readonly Page[], back: readonly Page[]): Page[] {
  return front.flatMap((page, at) => [page, ...back.slice(at, at + 1)])
}

function fitOf(reading: ReportReading): Fit {
  if (!reading.ok) return nothing
  const { reports } = reading
  const sum = (count: (report: CreditReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  const unread = sum(({ coverage }) => coverage.unread.length)
  return {
    said: JSON.stringify(
      reports.map(({ accounts, inquiries, publicRecords, personal }) => [
        accounts,
        inquiries,
        publicRecords,
        personal,
      ]),
    ),
    values: sum(valuesIn),
    unread,
    accounts: sum(({ accounts }) => accounts.length),
    isBroken:
      unread > mostUnread * sum(({ coverage }) => coverage.lines ?? 0) ||
      reports.some(({ coverage }) =>
        coverage.unproven?.some(({ because }) => because === 'open_block' || because === 'two_codes_a_month'),
      ),
  }
}

const isSame = (one: Fit, other: Fit): boolean => one.said === other.said

/** More was read, and of it less was left over: one of both alone may be chance. */
const isBetter = (one: Fit, other: Fit): boolean =>
  one.values > other.values &&
  one.accounts >= other.accounts &&
  (other === nothing || one.unread * other.values < other.unread * one.values)

function valuesIn({ accounts, inquiries, publicRecords }: CreditReport): number {
  // A label without a value is no value.
  const read = accounts.map(({ blocks: _blocks, blank: _blank, ...values }) => values)
  return boxesIn([read, inquiries, publicRecords]).length
}
