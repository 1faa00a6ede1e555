import { linesOf } from '../read/lines.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { Page, ReadRefusal } from '../read/positioned-text.ts'
import { readPages } from '../read/read-pages.ts'
import type { CreditReport } from './credit-report.ts'
import { inPrintedOrder } from './page-order.ts'
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

const unrecognised: Record<ReturnType<typeof describeUnrecognised>, ReportRefusal> = {
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
  'other-report': {
    code: 'unknown_layout',
    sentence: `This looks like a credit report, but not in the form in which AnnualCreditReport.com shows it, so it could be misread. ${fromTheSource}`,
  },
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
export function reportsOf(pages: Page[]): ReportReading {
  const found = recognise(pages)
  if (!found) return { ok: false, refusal: unrecognised[describeUnrecognised(pages)] }
  const order = inPrintedOrder(pages)
  try {
    const reports = found.layout.read(order.pages)
    if (reports.every(({ accounts }) => accounts.length === 0) && printsAccounts(pages))
      throw new UnreadableLayout('the beginning of its list of accounts')
    return { ok: true, reports: reports.map(order.asInFile) }
  } catch (error) {
    if (!(error instanceof UnreadableLayout)) throw error
    return { ok: false, refusal: incomplete(error.message) }
  }
}

/** True when pages show labels of accounts, so that a report without accounts was not read as it is. */
function printsAccounts(pages: readonly Page[]): boolean {
  const labels = pages.flatMap((page) =>
    linesOf(page).filter(({ text }) => /\b(Date Opened|Account (Number|Type|#))/i.test(text)),
  )
  return labels.length >= 3
}

function incomplete(missing: string): ReportRefusal {
  return {
    code: 'unknown_layout',
    sentence: `This credit report is incomplete: ${missing} cannot be found in it. Download the whole report again and upload that file.`,
  }
}
