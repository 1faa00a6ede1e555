/** One report that was given as several PDFs, each with some of its pages. */
import { isSamePerson } from '../match/same-person.ts'
import { linesOf } from '../read/lines.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { Line, Page } from '../read/positioned-text.ts'
import { readPages } from '../read/read-pages.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { numberedFromOne } from '../report/page-order.ts'
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

/**
 * Files of one bureau, person and report whose printed page numbers complete each other, as one; all others for themselves.
 * A part without a name of its own must print the report's number, date or person, or the same head or foot of a print.
 * In the order given.
 * @param engine a compiled PDF engine to reuse
 */
export async function joinParts(given: readonly GivenFile[], engine?: PdfEngine): Promise<GivenReport[]> {
  const alone = given.map((each): GivenReport => ({ ...each, files: [each.file] }))
  const parts = (await Promise.all(given.filter(isPart).map((each) => pagesOf(each, engine)))).flat()
  if (parts.length < 2) return alone
  const joined = new Map<GivenFile, GivenReport>()
  for (const base of parts) if (!base.used && base.given.reading.ok) complete(base, parts, joined)
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

/** Every page of the other file is one that was missing, and nothing says that it is of another report. */
function isCompletedBy(
  whole: GivenReport & { pages: readonly Page[] },
  other: Part,
  [after, more]: readonly CreditReport[],
): boolean {
  const before = whole.reading.ok ? whole.reading.reports[0] : undefined
  if (before === undefined || after === undefined || more !== undefined) return false
  const lost = (report: CreditReport) => report.coverage.missing?.count ?? 0
  if (lost(before) - lost(after) !== other.pages.length || !isOneReport(before, after)) return false
  const { reading } = other.given
  const [own] = reading.ok ? reading.reports : []
  if (own !== undefined) return isOneReport(before, own)
  return namesReport(other.pages, before) || haveOneHead(whole.pages, other.pages)
}

function isOneReport(a: CreditReport, b: CreditReport): boolean {
  const [one, other] = [a.reportNumber?.value, b.reportNumber?.value]
  const isSameNumber = one === undefined || other === undefined || one === other
  return (
    a.bureau === b.bureau && a.reportDate.value === b.reportDate.value && isSameNumber && isSamePerson(a, b)
  )
}

/** Running heads print the report's number, its date or the person. */
function namesReport(
  pages: readonly Page[],
  { reportNumber, preparedFor, reportDate }: CreditReport,
): boolean {
  const text = pages.map(({ words }) => words.map((word) => word.text).join(' ')).join(' ')
  return [reportNumber, preparedFor, reportDate].some((sign) => sign !== null && text.includes(sign.raw))
}

/** The print's time or the report's number stand in the same words at the head or the foot of pages of both. */
function haveOneHead(pages: readonly Page[], others: readonly Page[]): boolean {
  const known = new Set(pages.flatMap(headsOf))
  return others.flatMap(headsOf).some((head) => known.has(head))
}

/** The lines in the margins of a page without its counter, of those that hold the figures of a date or a number. */
function headsOf(page: Page): string[] {
  const isInMargin = ({ box: { y } }: Line) => y < margin * page.height || y > (1 - margin) * page.height
  return linesOf(page)
    .filter(isInMargin)
    .map(({ text }) => text.replace(/\b(Page:? ?)?\d{1,3} ?(of|\/) ?\d{1,3}\b(?!\/)/gi, ''))
    .filter((text) => text.replace(/\D/g, '').length >= 4)
}

/** A report that lacks pages, or what may be the pages that another one lacks. */
function isPart({ reading }: GivenFile): boolean {
  if (!reading.ok) return reading.refusal.code === 'unknown_layout' || reading.refusal.code === 'not_a_report'
  return reading.reports.length === 1 && reading.reports[0]?.coverage.missing !== undefined
}

async function pagesOf(given: GivenFile, engine: PdfEngine | undefined): Promise<Part[]> {
  const read = given.bytes === null ? null : await readPages(given.bytes, engine)
  return read?.ok ? [{ given, pages: read.pages, used: false }] : []
}
