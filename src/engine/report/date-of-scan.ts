/**
 * The day of a report whose own line of it was not recognised: where a page's head or foot says it again, or the browser's day of
 * printing does, that stands in and is asked. An account's row never does.
 */
import type { PlacedPage } from '../read/placed-page.ts'
import type { Page } from '../read/positioned-text.ts'
import type { Printed, PrintedDate } from './credit-report.ts'
import { wordsIn } from './hints/hints.ts'
import { dateOfPrinting, dateOfRunningHead } from './labelled/report-head.ts'
import type { ReportReading } from './report-refusal.ts'

/** The label of it was read on another page: that page's line is as sure as any that was recognised. */
const printedAgain = 0.75

type Day = Printed<PrintedDate>

/**
 * The reading with another day of its print as its date, where it lacks its own.
 * @param read gives the reading of such pages
 */
export function withDateOfScan(
  reading: ReportReading,
  placed: readonly PlacedPage[],
  read: (pages: readonly PlacedPage[]) => ReportReading,
): ReportReading {
  if (reading.ok || reading.refusal.lacks?.includes('date') !== true) return reading
  const pages = placed.flatMap(({ page, isRecognised }) => (isRecognised ? [page] : []))
  const printed = dayOfPrint(pages)
  const stoodIn = printed === null ? null : asAsked(read(withNote(placed, printed)), printed)
  return stoodIn?.ok ? stoodIn : reading
}

/** What the print says of its own day in another place. */
function dayOfPrint(pages: readonly Page[]): Day | null {
  const again = dateOfRunningHead(pages)
  if (again !== null) return { ...again, confidence: printedAgain }
  // As good on any page as on the first, whose own line may be the garbled one.
  const days = pages.map((page) => dateOfPrinting([page, ...pages.filter((other) => other !== page)]))
  return days.find((day) => day !== null) ?? null
}

/** The pages with a note at the words that every reader takes for the date. */
function withNote(placed: readonly PlacedPage[], { box }: Day): PlacedPage[] {
  const about = { meaning: 'reportDate', bureau: '' }
  return placed.map((each) => {
    const { page } = each
    if (page.number !== box.page) return each
    const words = wordsIn(page, box)
      .map(({ text }) => text)
      .join(' ')
    return { ...each, page: { ...page, notes: [...(page.notes ?? []), { box, words, about }] } }
  })
}

/** Nobody said this day: it is no surer than its source. */
function asAsked(reading: ReportReading, { value, raw, confidence }: Day): ReportReading {
  if (!reading.ok) return reading
  const reports = reading.reports.map((report) => {
    const { box } = report.reportDate
    const isOwn = report.reportDate.value !== value
    return isOwn ? report : { ...report, reportDate: { value, raw, box, confidence } }
  })
  return { ...reading, reports }
}
