/** One report that was given as several PDFs, each with some of its pages. */
import { isSamePerson } from '../match/same-person.ts'
import { linesOf } from '../read/lines.ts'
import { countersOn } from '../read/page-counters.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { Page } from '../read/positioned-text.ts'
import { readPages } from '../read/read-pages.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { isPrintedAgain, numberedFromOne } from '../report/page-order.ts'
import { reportsOf } from '../report/read-report.ts'
import type { GivenFile } from './given-file.ts'

/** A file, or several that are one report, and what was read of it. */
export interface GivenReport extends Pick<GivenFile, 'reading'> {
  /** The first is the one that its bureau and person were read from. */
  files: string[]
  bytes: Uint8Array | null
}

/** Share of the page's height at its top and bottom. */
const margin = 0.08

interface Part {
  given: GivenFile
  pages: Page[]
  used: boolean
}

/** Both sides of three reports, and two files more: each pair of them is up to ten readings. */
const mostHalves = 8

/**
 * Files of one bureau, person and report whose printed page numbers complete each other, as one; all others for themselves.
 * Two halves of which neither is read alone, such as the front and the back sides of its sheets, are one where together they are whole.
 * A part without a name or a date of its own must print the report's number or person, its date in a margin, or the same head
 * or foot of a print.
 * In the order given.
 * @param engine a compiled PDF engine to reuse
 */
export async function joinParts(given: readonly GivenFile[], engine?: PdfEngine): Promise<GivenReport[]> {
  const alone = given.map((each): GivenReport => ({ ...each, files: [each.file] }))
  const parts = (await Promise.all(given.filter(isPart).map((each) => pagesOf(each, engine)))).flat()
  if (parts.length < 2) return alone
  const joined = new Map<GivenFile, GivenReport>()
  for (const base of parts) if (!base.used && lostOf(reportsIn(base.given)) > 0) complete(base, parts, joined)
  if (parts.length <= mostHalves)
    for (const [at, first] of parts.entries())
      for (const second of parts.slice(at + 1)) layTogether(first, second, joined)
  const absorbed = new Set(parts.filter(({ used }) => used).map(({ given: file }) => file))
  return given.flatMap((each, at) => {
    const own = joined.get(each) ?? alone[at]
    return own === undefined || (absorbed.has(each) && !joined.has(each)) ? [] : [own]
  })
}

/** Adds to the base whatever completes it. */
function complete(base: Part, parts: readonly Part[], joined: Map<GivenFile, GivenReport>): void {
  const { file, bytes } = base.given
  let whole: GivenReport = { files: [file], bytes, reading: base.given.reading }
  let pages = base.pages
  for (const other of parts) {
    if (other === base || other.used) continue
    const together = [...pages, ...other.pages]
    const reading = reportsOf(numberedFromOne(together, together.length).pages)
    if (!reading.ok || !isCompletedBy({ ...whole, pages }, other, reading.reports)) continue
    pages = together
    whole = { files: [...whole.files, other.given.file], bytes, reading }
    other.used = true
  }
  if (whole.files.length === 1) return
  base.used = true
  joined.set(base.given, whole)
}

/** Two parts of which neither is a report that is whole or only lacks pages: one report, where both together are all of it. */
function layTogether(first: Part, second: Part, joined: Map<GivenFile, GivenReport>): void {
  if (first.used || second.used || Math.abs(first.pages.length - second.pages.length) > 1) return
  const [one, other] = [first, second].map(({ given }) => reportsIn(given).map(({ bureau }) => bureau))
  if (one?.length && other?.length && one.join() !== other.join()) return
  const together = [...first.pages, ...second.pages]
  const reading = reportsOf(numberedFromOne(together, together.length).pages)
  if (!reading.ok || reading.refused !== undefined || !reading.reports.every(isAllOfIt)) return
  const alone = [first, second].flatMap(({ given }) => reportsIn(given))
  if (!alone.every((each) => isHalfOf(each, reading.reports))) return
  const areOfIt = [first, second].every(({ pages }) =>
    reading.reports.some((report) => namesReport(pages, report)),
  )
  if (!areOfIt && !haveOneHead(first.pages, second.pages)) return
  const { file, bytes } = first.given
  joined.set(first.given, { files: [file, second.given.file], bytes, reading })
  first.used = true
  second.used = true
}

/** Side by side each bureau may have a day of its own, on another page: a half takes that of the bureau beside it. */
function isHalfOf(half: CreditReport, whole: readonly CreditReport[]): boolean {
  const isDayOfWhole = whole.some(({ reportDate }) => reportDate.value === half.reportDate.value)
  return whole.some((report) =>
    isOneReport(report, isDayOfWhole ? { ...half, reportDate: report.reportDate } : half),
  )
}

/** By its page numbers all pages are there, or without any they fit in one order alone. */
const isAllOfIt = ({ coverage }: CreditReport): boolean =>
  coverage.missing === undefined && (coverage.isOrderUnproven !== true || coverage.isOrderByFit === true)

/** Every page of the other file is one that was missing or is there twice, and nothing says that it is of another report. */
function isCompletedBy(
  whole: GivenReport & { pages: readonly Page[] },
  other: Part,
  after: readonly CreditReport[],
): boolean {
  const before = reportsIn(whole)
  const isKept = before.every((report) => after.some((each) => isOneReport(report, each)))
  if (!isKept || after.length !== before.length) return false
  const added = other.pages.filter((page) => !whole.pages.some((own) => isSamePage(own, page)))
  if (added.length === 0 || lostOf(before) - lostOf(after) !== added.length) return false
  if (!added.every((page) => mayBeLacking(page, before))) return false
  const own = reportsIn(other.given)
  const isOwn = own.every((each) => before.some((report) => isOneReport(report, each)))
  if (own.some(({ reportDate, preparedFor }) => isPrintedDate(reportDate) && preparedFor !== null))
    return isOwn
  const isNamed = before.some((report) => namesReport(added, report)) || haveOneHead(whole.pages, added)
  return isOwn && isNamed
}

/** Accounts in tables make pages with nearly the same words: their numbers tell them apart. */
function isSamePage(a: Page, b: Page): boolean {
  const [one, other] = [a, b].map((page) => countersOn(page).map(({ number, of }) => `${number}/${of}`))
  const haveNumbers = one !== undefined && other !== undefined && one.length > 0 && other.length > 0
  return isPrintedAgain(a, b) && (!haveNumbers || one.some((number) => other.includes(number)))
}

/** A page that prints how many pages there are prints the number that the report does. */
function mayBeLacking(page: Page, reports: readonly CreditReport[]): boolean {
  const counters = countersOn(page)
  return (
    counters.length === 0 ||
    counters.some(({ of }) => reports.some(({ coverage }) => coverage.missing?.of === of))
  )
}

const reportsIn = ({ reading }: Pick<GivenFile, 'reading'>): readonly CreditReport[] =>
  reading.ok ? reading.reports : []

/** Pages that are missing; three bureaus side by side stand on the same ones. */
function lostOf(reports: readonly CreditReport[]): number {
  const counts = reports.map(({ coverage }) => coverage.missing?.count ?? 0)
  const areSideBySide = reports.every(({ family }) => family.startsWith('three-bureau'))
  return areSideBySide ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0)
}

function isOneReport(a: CreditReport, b: CreditReport): boolean {
  const [one, other] = [a.reportNumber?.value, b.reportNumber?.value]
  const isSameNumber = one === undefined || other === undefined || one === other
  const isSameDay =
    a.reportDate.value === b.reportDate.value || ![a, b].every((each) => isPrintedDate(each.reportDate))
  return a.bureau === b.bureau && isSameDay && isSameNumber && isSamePerson(a, b)
}

/** The day of printing, which stands for the date of a part without the first page, is no date of the report. */
const isPrintedDate = ({ confidence }: CreditReport['reportDate']): boolean => confidence >= 1

/** The report's number or the person anywhere, or its date in the margins: among the rows of accounts any day may stand. */
function namesReport(
  pages: readonly Page[],
  { reportNumber, preparedFor, reportDate }: CreditReport,
): boolean {
  const text = pages.map(({ words }) => words.map((word) => word.text).join(' ')).join(' ')
  return (
    [reportNumber, preparedFor].some((sign) => sign !== null && text.includes(sign.raw)) ||
    pages.flatMap(linesInMargin).some((line) => line.includes(reportDate.raw))
  )
}

/** The print's time or the report's number stand in the same words at the head or the foot of pages of both. */
function haveOneHead(pages: readonly Page[], others: readonly Page[]): boolean {
  const known = new Set(pages.flatMap(headsOf))
  return others.flatMap(headsOf).some((head) => known.has(head))
}

/** The lines in the margins of a page without its counter, of those that hold the figures of a date or a number. */
function headsOf(page: Page): string[] {
  return linesInMargin(page)
    .map((text) => text.replace(/\b(Page:? ?)?\d{1,3} ?(of|\/) ?\d{1,3}\b(?!\/)/gi, ''))
    .filter((text) => text.replace(/\D/g, '').length >= 4)
}

/** The first line at the top and the last two at the bottom: what stands further in may be a row of an account. */
function linesInMargin(page: Page): string[] {
  const lines = linesOf(page)
  const top = lines.slice(0, 1).filter(({ box: { y } }) => y < margin * page.height)
  const bottom = lines.slice(-2).filter(({ box: { y } }) => y > (1 - margin) * page.height)
  return [...top, ...bottom].map(({ text }) => text)
}

/** A report that lacks pages, or what may be the pages that another one lacks. */
function isPart({ reading }: GivenFile): boolean {
  if (!reading.ok) return reading.refusal.code === 'unknown_layout' || reading.refusal.code === 'not_a_report'
  return reading.reports.some(
    ({ coverage }) => coverage.missing !== undefined || coverage.isOrderUnproven === true,
  )
}

async function pagesOf(given: GivenFile, engine: PdfEngine | undefined): Promise<Part[]> {
  const read = given.bytes === null ? null : await readPages(given.bytes, engine)
  return read?.ok ? [{ given, pages: read.pages, used: false }] : []
}
