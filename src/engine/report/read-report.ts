import type { PdfEngine } from '../read/pdf-engine.ts'
import type { Page, ReadRefusal } from '../read/positioned-text.ts'
import { readPages } from '../read/read-pages.ts'
import { withWordsJoined } from '../read/touching-words.ts'
import { withLineCount } from './count-lines.ts'
import type { CreditReport } from './credit-report.ts'
import { readUnseenLayout, type UnseenLacks } from './labelled/read-unseen-layout.ts'
import { inPrintedOrder, type PagesInOrder } from './page-order.ts'
import { describeUnrecognised, recognise } from './recognise.ts'
import { UnreadableLayout } from './unreadable-layout.ts'

/** Why no report was read from a file; `sentence` is shown to the person who uploaded it. */
export interface ReportRefusal {
  code: ReadRefusal['code'] | 'not_a_report' | 'unknown_layout'
  sentence: string
}

/** One report a bureau that the file shows: one of most files, three of a three-bureau file, never none. */
export type ReportReading = { ok: true; reports: CreditReport[] } | { ok: false; refusal: ReportRefusal }

const fromTheSource =
  'Get the reports of Experian, Equifax and TransUnion at AnnualCreditReport.com (they are free), and upload each one as its own PDF.'

const unrecognised: Record<
  Exclude<ReturnType<typeof describeUnrecognised>, 'other-report'>,
  ReportRefusal
> = {
  'no-report': {
    code: 'not_a_report',
    sentence: `This PDF opens, but it is not a credit report. ${fromTheSource}`,
  },
  'three-bureau': {
    code: 'unknown_layout',
    sentence: `This is a monitoring service's report with the three bureaus side by side, which leaves out what the bureaus themselves print. ${fromTheSource}`,
  },
  several: {
    code: 'unknown_layout',
    sentence: `This PDF holds the reports of several bureaus in one file. ${fromTheSource}`,
  },
}
/** Of a credit report in a layout that nobody has seen, and which lacks what even its labels must say. */
const unseen: Record<UnseenLacks, string> = {
  bureau: 'but not which one of the three bureaus prepared it',
  date: 'but the date of the report cannot be found in it',
  accounts: 'but its accounts cannot be read with certainty',
}

/**
 * PDF bytes to a credit report, or a refusal with a sentence. Pure: no file, no network, no clock.
 * It bounds neither time nor memory: the server reads through createReportReader (read-in-child.ts).
 * @param engine a compiled PDF engine to reuse; without it one is compiled (about 30 ms).
 */
export async function readReport(bytes: Uint8Array, engine?: PdfEngine): Promise<ReportReading> {
  const result = await readPages(bytes, engine)
  return result.ok ? reportsOf(result.pages) : result
}

/** The reports that positioned words show, of a file with text or of a scan, or a refusal with a sentence. */
export function reportsOf(printed: Page[]): ReportReading {
  const pages = printed.map(withWordsJoined)
  const found = recognise(pages)
  if (!found) return readUnrecognised(pages)
  const order = inPrintedOrder(pages)
  try {
    const reports = found.layout.read(order.pages)
    if (missesAccounts(order.pages, reports)) throw new UnreadableLayout('most of its list of accounts')
    return inOrder(order, reports, pages)
  } catch (error) {
    if (!(error instanceof UnreadableLayout)) throw error
    return { ok: false, refusal: incomplete(error.message, order.isProven) }
  }
}

/** Files that no layout's marks are in: a credit report is read by its labels alone, all others are refused. */
function readUnrecognised(pages: Page[]): ReportReading {
  const kind = describeUnrecognised(pages)
  if (kind !== 'other-report') return { ok: false, refusal: unrecognised[kind] }
  const order = inPrintedOrder(pages)
  const reading = readUnseenLayout(order.pages)
  if (reading.ok && !missesAccounts(order.pages, [reading.report]))
    return inOrder(order, [reading.report], pages)
  const lacks = unseen[reading.ok ? 'accounts' : reading.lacks]
  const sentence = `This looks like a credit report in a form that we have not met before, ${lacks}. ${fromTheSource}`
  return { ok: false, refusal: { code: 'unknown_layout', sentence } }
}

/** The reports with the places of the file. Where the order of the pages is not proven, they say so, or are refused. */
function inOrder(order: PagesInOrder, reports: readonly CreditReport[], pages: Page[]): ReportReading {
  if (!order.isProven && reports.some(beginsLate)) return { ok: false, refusal: disordered }
  return {
    ok: true,
    reports: reports.map((report) => {
      const { coverage, ...read } = withLineCount(order.asInFile(report), pages)
      return { ...read, coverage: order.isProven ? coverage : { ...coverage, isOrderUnproven: true } }
    }),
  }
}

/** Every layout prints the date of the report before the first account. */
function beginsLate({ reportDate, accounts }: CreditReport): boolean {
  return accounts.some(({ creditor }) => creditor.box.page < reportDate.box.page)
}

const disordered: ReportRefusal = {
  code: 'unknown_layout',
  sentence:
    'The pages of this credit report are not in their order, and print no numbers to put them right. Upload the file as the bureau gives it, its first page first.',
}

/**
 * True when less than half of the accounts that the pages show were read. Every layout prints a date of opening once for
 * each account, or for each row of bureaus; a heading that is lost or misplaced may hide a whole section.
 */
function missesAccounts(pages: readonly Page[], reports: readonly CreditReport[]): boolean {
  const dates = pages.flatMap(({ words }) => words.filter(({ text }) => /^Opened\b/.test(text)))
  const read = new Set(
    reports.flatMap(({ accounts }) =>
      accounts.map(({ creditor: { box } }) => `${box.page} ${box.x} ${box.y}`),
    ),
  )
  return dates.length >= 3 && 2 * read.size < dates.length
}

function incomplete(missing: string, isOrderProven: boolean): ReportRefusal {
  const order = isOrderProven
    ? ''
    : ' Its pages print no numbers: see, too, that they are in the order in which the bureau printed them.'
  return {
    code: 'unknown_layout',
    sentence: `This credit report is incomplete: ${missing} cannot be found in it. Download the whole report again and upload that file.${order}`,
  }
}
