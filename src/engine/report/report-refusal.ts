/** Why no report was read from a file, in sentences for the person who uploaded it. */
import type { ReadRefusal } from '../read/positioned-text.ts'
import type { MissingPages } from './credit-report.ts'
import type { UnseenLacks } from './labelled/read-unseen-layout.ts'
import { missingPages } from './missing-pages.ts'
import { missingPagesText } from './missing-pages-text.ts'
import type { PagesInOrder } from './page-order.ts'
import type { describeUnrecognised } from './recognise.ts'

/** Why no report was read from a file; `sentence` is shown to the person who uploaded it. */
export interface ReportRefusal {
  code: ReadRefusal['code'] | 'not_a_report' | 'unknown_layout'
  sentence: string
  /** What a person could point at, so that the file is read; absent where that would not help. */
  lacks?: UnseenLacks[]
  /** Pages that the file says it has and lacks: added to it, it may be read. */
  missing?: Pick<MissingPages, 'pages' | 'count' | 'of'>
}

export const fromTheSource =
  'Get the reports of Experian, Equifax and TransUnion at AnnualCreditReport.com (they are free), and upload each one as its own PDF.'

export const unrecognised: Record<
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
export const unseen: Record<UnseenLacks, string> = {
  bureau: 'but not which one of the three bureaus prepared it',
  date: 'but the date of the report cannot be found in it',
  accounts: 'but its accounts cannot be read with certainty',
}

export const twoPeople: ReportRefusal = {
  code: 'unknown_layout',
  sentence:
    'This PDF holds the reports of two different people. Upload the reports of each person as PDFs of their own.',
}

export const disordered: ReportRefusal = {
  code: 'unknown_layout',
  sentence:
    'The pages of this credit report are not in their order, and print no numbers to put them right. Upload the file as the bureau gives it, its first page first.',
}

const nothingLeft =
  'What is left of the report cannot be read. Add what is missing, or download the whole report again and upload that file.'

/** A file that lacks pages is said to lack them; one that is whole, or does not tell, is said not to be readable. */
export function unreadable(lacks: string, { isProven, gaps, printedPages }: PagesInOrder): ReportRefusal {
  const missing = missingPages(gaps, printedPages ?? 0)
  if (missing !== null)
    return {
      code: 'unknown_layout',
      sentence: [missingPagesText(missing), nothingLeft].join(' '),
      missing,
    }
  const order = isProven
    ? ''
    : ' Its pages print no numbers: see, too, that all of them are there, in the order in which the bureau printed them.'
  return {
    code: 'unknown_layout',
    sentence: `This credit report could not be read: ${lacks} cannot be found in it. ${fromTheSource}${order}`,
  }
}
