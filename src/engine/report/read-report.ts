import type { ReportPart } from '../../shared/sentences/en/reading-sentences.ts'
import { withoutLeaders } from '../read/leaders.ts'
import { pagesOfSheets } from '../read/pages-of-sheets.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { Page } from '../read/positioned-text.ts'
import { readPages } from '../read/read-pages.ts'
import { isSetFromSavedPage } from '../read/saved-page-mark.ts'
import { withWordsJoined } from '../read/touching-words.ts'
import { bestReading, isSound, isThin, withLineCount } from './best-reading.ts'
import { withBureauAddresses } from './bureau-addresses.ts'
import { type Bureau, bureaus, type CreditReport } from './credit-report.ts'
import { readBySides } from './front-and-back.ts'
import { withHints, withLabels } from './hints/apply-hints.ts'
import { type Hints, type LearnedLabel, noHints, withPointings } from './hints/hints.ts'
import { pointedHead } from './hints/part-with-form.ts'
import { readUnseenLayout } from './labelled/read-unseen-layout.ts'
import { type Layout, UnreadableLayout } from './layout.ts'
import { beginsLate, faultOf, isOthersDate } from './misread-report.ts'
import { withMissingPages } from './missing-pages.ts'
import { refuseOtherAgency } from './other-agency.ts'
import { withoutButtons } from './page-buttons.ts'
import { inPrintedOrder, type PagesInOrder } from './page-order.ts'
import { withoutAgencies } from './pages-of-agencies.ts'
import { isOfTwoPeople, newestOfEach } from './people-of-file.ts'
import { proveReading } from './proof/prove-reading.ts'
import { accountsIn, readInColumns } from './read-in-columns.ts'
import { readNumbered, readPlaced } from './read-placed.ts'
import {
  bureauOf,
  describeUnrecognised,
  type LayoutScore,
  plainTextOf,
  recognise,
  scoreLayouts,
} from './recognise.ts'
import {
  disordered,
  ofSavedPage,
  type ReportReading,
  type ReportRefusal,
  twoPeople,
  unreadable,
  unrecognised,
  unseen,
} from './report-refusal.ts'
import { withSignsOfMonths } from './signs-of-months.ts'
import { type ReportPages, splitReports } from './split-reports.ts'
import { unseenService } from './three-bureau-labelled/read-unseen-service.ts'
import { dayInstead, type StandIn } from './undated-pages.ts'

export type { ReportReading } from './report-refusal.ts'

/**
 * PDF bytes to a credit report, or a refusal with a sentence. Pure: no file, no network, no clock.
 * It bounds neither time nor memory: the server reads through createReportReader (reading/read-in-child.ts).
 * @param engine a compiled PDF engine to reuse; without it one is compiled (about 30 ms).
 * @param hints what people said of this file, and the labels that count for every file
 * @param onPage told after each page, from 1, and of how many
 */
export async function readReport(
  bytes: Uint8Array,
  engine?: PdfEngine,
  hints: Hints = noHints,
  onPage?: (page: number, of: number) => void,
): Promise<ReportReading> {
  const result = await readPages(bytes, engine, onPage)
  if (!result.ok) return result
  const isSaved = isSetFromSavedPage(bytes)
  const reading = reportsOf(withPointings(result.pages, hints.pointings), hints.labels, isSaved)
  return isSaved ? ofSavedPage(reading) : reading
}

/**
 * The reports that positioned words show, of a file with text or of a scan, or a refusal with a sentence.
 * @param printed with what was said of them as notes
 * @param isOrdered true where we set the pages ourselves: no other order of them is tried
 */
export function reportsOf(
  printed: Page[],
  labels: readonly LearnedLabel[] = [],
  isOrdered = false,
): ReportReading {
  const told = withSignsOfMonths(printed)
  const pages = told.map((page) => withoutButtons(withoutLeaders(withWordsJoined(page))))
  const read = (each: Page[]) =>
    readInColumns(each, (own, isOrderKnown) =>
      readFile(own, { labels, isOrderKnown: isOrdered || isOrderKnown }),
    )
  const sheets = pagesOfSheets(pages)
  if (sheets === null) return read(pages)
  const parted = readPlaced(sheets.placed, read)
  // Where nothing but their free middle tells two pages from a wide one, that is right which reads more accounts.
  const asPrinted = sheets.isProven ? null : read(pages)
  if (asPrinted !== null && accountsIn(asPrinted) >= accountsIn(parted)) return asPrinted
  if (!parted.ok) return parted
  return { ...parted, reports: parted.reports.map((report) => ({ ...report, pageCount: pages.length })) }
}

/** How pages are read: by what the labels mean that staff taught, and whether any other order of them is worth a look. */
interface HowToRead {
  labels: readonly LearnedLabel[]
  isOrderKnown: boolean
}

function readFile(pages: Page[], how: HowToRead): ReportReading {
  const { own, agencies } = withoutAgencies(pages)
  const [other] = agencies
  if (other === undefined) return readBureaus(pages, how)
  if (own.length === 0) return { ok: false, refusal: other }
  const reading = readNumbered(own, pages.length, (rest) => readBureaus(rest, how))
  // What is left beside the agency's pages may be its own without a mark: its name says more of the file.
  if (!reading.ok) return reading.refusal.code === 'not_a_report' ? { ok: false, refusal: other } : reading
  return { ...reading, refused: [...(reading.refused ?? []), ...agencies] }
}

function readBureaus(pages: Page[], how: HowToRead): ReportReading {
  const scores = scoreLayouts(plainTextOf(pages))
  const parts = splitReports(pages, scores)
  return parts.length > 1 ? readParts(parts, pages.length, how) : readOne(pages, how, scores)
}

/** Several reports in one file, each read for itself, with the places of the file. */
function readParts(parts: readonly ReportPages[], pageCount: number, how: HowToRead): ReportReading {
  const readings = parts.map(({ pages, scores }) =>
    readNumbered(pages, pageCount, (own) => readOne(own, how, scores)),
  )
  const all = readings.flatMap((reading) => (reading.ok ? reading.reports : []))
  const refused = readings.flatMap((reading) => (reading.ok ? [] : [reading.refusal]))
  const [first] = refused
  if (all.length === 0 && first !== undefined) return { ok: false, refusal: first }
  if (isOfTwoPeople(all)) return { ok: false, refusal: twoPeople }
  return { ok: true, reports: newestOfEach(all), ...(refused.length === 0 ? {} : { refused }) }
}

function readOne(
  pages: Page[],
  { labels, isOrderKnown }: HowToRead,
  scores?: readonly LayoutScore[],
): ReportReading {
  const read = (each: Page[]) => readInOrder(each, labels, scores)
  const given = read(pages)
  return isOrderKnown ? given : readBySides(pages, given, read)
}

function readInOrder(
  pages: Page[],
  labels: readonly LearnedLabel[],
  scores?: readonly LayoutScore[],
): ReportReading {
  const found = recognise(pages, scores)
  if (!found) return readUnrecognised(pages, labels)
  const order = inPrintedOrder(pages)
  const printed = readAs(found.layout, order.pages, labels)
  const standIn = 'lacks' in printed && printed.lacks === 'date' ? dayInstead(order) : null
  const own = standIn === null ? printed : asAsked(readAs(found.layout, standIn.pages, labels), standIn)
  const bureau = bureauOf(found.layout.family)
  // Where pages are missing, a part that was cut is no other reading of it.
  const isWhole = (report: CreditReport) => (order.gaps.length > 0 ? !isThin(report, pages) : isSound(report))
  if ('reports' in own && own.reports.every(isWhole)) return inOrder(order, own.reports, pages, labels)
  const best = compete(own, found.rivals, order.pages, bureau, labels)
  if (best.length > 0) return inOrder(order, best, pages, labels)
  const refusal = unreadable('lacks' in own ? own.lacks : 'accounts', order)
  if (bureau !== null) return { ok: false, refusal: withLacks(refusal, order.pages, labels, bureau) }
  // Of three columns side by side a line alone does not tell whose it is; the day of the file is all of theirs.
  const isUndated = 'lacks' in own && own.lacks === 'date'
  return { ok: false, refusal: isUndated ? { ...refusal, lacks: ['date'] } : refusal }
}

/**
 * The best of each section of all readers that may read the file: the layout's own, the others whose marks score, and the
 * labels, which mean the same in a print that nobody has seen. One report a bureau; none when no reader can.
 * @param bureau null for three side by side: labels alone do not tell whose a value is, so that only layouts compete
 */
function compete(
  own: Reading,
  rivals: readonly Layout[],
  pages: Page[],
  bureau: Bureau | null,
  labels: readonly LearnedLabel[],
): CreditReport[] {
  const readings = [own, ...rivals.map((layout) => readAs(layout, pages, labels))]
  const byLayouts = readings.flatMap((reading) => ('reports' in reading ? reading.reports : []))
  const byLabels = bureau === null ? null : readUnseenLayout(pages, bureau, labels)
  const isUsable = byLabels?.ok === true && faultOf([byLabels.report], pages) === null
  const all = isUsable ? [...byLayouts, byLabels.report] : byLayouts
  return bureaus.flatMap((each) => {
    const best = bestReading(
      all.filter((report) => report.bureau === each),
      pages,
    )
    return best === null ? [] : [best]
  })
}

type Reading = { reports: CreditReport[] } | { lacks: ReportPart }

/** What a layout reads, or what it lacks so that nothing of it can be used. */
function readAs(layout: Layout, pages: Page[], labels: readonly LearnedLabel[]): Reading {
  try {
    const said = pointedHead(pages, 'reportDate')
    const read = layout.read(pages, labels)
    if (said === null && read.some((report) => isOthersDate(report, pages))) return { lacks: 'date' }
    const reports = said === null ? read : read.map((report) => ({ ...report, reportDate: said }))
    const fault = faultOf(reports, pages)
    return fault === null ? { reports: withLabels(reports, pages, labels) } : { lacks: fault }
  } catch (error) {
    if (!(error instanceof UnreadableLayout)) throw error
    return { lacks: error.lacks }
  }
}

const asAsked = (reading: Reading, standIn: StandIn): Reading =>
  'reports' in reading ? { reports: standIn.asAsked(reading.reports) } : reading

/** Files that no layout's marks are in: a credit report is read by its labels alone, all others are refused. */
function readUnrecognised(pages: Page[], labels: readonly LearnedLabel[]): ReportReading {
  const other = refuseOtherAgency(pages)
  if (other !== null) return { ok: false, refusal: other }
  const kind = describeUnrecognised(pages)
  const order = inPrintedOrder(pages)
  // What tells a layout may stand on a page that is missing; of no report nothing is said to be missing.
  const isPart = kind !== 'no-report' && order.gaps.length > 0
  // Whoever points at lines of a file as those of a report says that it is one.
  const isSaidToBe = kind === 'no-report' && pages.some(({ notes = [] }) => notes.length > 0)
  const threeBureaus = kind === 'three-bureau' ? readAs(unseenService, order.pages, labels) : null
  if (threeBureaus !== null && 'reports' in threeBureaus)
    return inOrder(order, threeBureaus.reports, pages, labels)
  const isReport = kind === 'other-report' || (kind === 'no-report' && showsReport(order.pages, labels))
  if (!isReport && !isSaidToBe) {
    const refusal = isPart ? unreadable('date', order) : unrecognised[kind]
    return { ok: false, refusal: kind === 'no-report' ? withLacks(refusal, order.pages, labels) : refusal }
  }
  const reading = readUnseenLayout(order.pages, null, labels)
  if (reading.ok && faultOf([reading.report], order.pages) === null)
    return inOrder(order, [reading.report], pages, labels)
  const refusal = isPart ? unreadable('date', order) : unseen(reading.ok ? 'accounts' : reading.lacks)
  return { ok: false, refusal: withLacks(refusal, order.pages, labels) }
}

/** So many whole accounts are those of a report, in whatever words its headings are. */
const fewestAccounts = 2

function showsReport(pages: Page[], labels: readonly LearnedLabel[]): boolean {
  const reading = readUnseenLayout(pages, null, labels)
  const accounts = reading.ok ? reading.report.accounts : []
  const whole = accounts.filter(
    ({ accountNumber, opened, balance, type }) => accountNumber && opened && balance && type,
  )
  return whole.length >= fewestAccounts
}

/** The refusal with all that the labels lack, so that it can be asked for at once. */
function withLacks(
  refusal: ReportRefusal,
  pages: Page[],
  labels: readonly LearnedLabel[],
  known: Bureau | null = null,
): ReportRefusal {
  const first = readUnseenLayout(pages, known, labels)
  if (first.ok)
    return {
      ...refusal,
      lacks: [faultOf([first.report], pages) === 'date' ? 'date' : 'accounts'],
    }
  if (first.lacks !== 'bureau') return { ...refusal, lacks: [first.lacks] }
  const next = readUnseenLayout(pages, 'Experian', labels)
  return { ...refusal, lacks: next.ok ? ['bureau'] : ['bureau', next.lacks] }
}

/** The reports with the places of the file. Where the order of the pages is not proven, they say so, or are refused. */
function inOrder(
  order: PagesInOrder,
  read: readonly CreditReport[],
  pages: Page[],
  labels: readonly LearnedLabel[],
): ReportReading {
  const isDateSaid = pointedHead(order.pages, 'reportDate') !== null
  if (!order.isProven && !isDateSaid && read.some(beginsLate)) return { ok: false, refusal: disordered }
  const reports = withHints(read, order.pages, labels).map((report) =>
    withBureauAddresses(report, order.pages),
  )
  const counted = reports.map((report) =>
    withLineCount(withMissingPages(report, order.gaps, order.printedPages ?? 0), pages),
  )
  return {
    ok: true,
    reports: proveReading(counted, order.pages).map((report) => {
      const { coverage, ...read } = order.asInFile(report)
      return { ...read, coverage: order.isProven ? coverage : { ...coverage, isOrderUnproven: true } }
    }),
  }
}
