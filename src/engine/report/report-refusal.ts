/** Why no report was read from a file, in sentences for the person who uploaded it. */

import type { ReportPart } from '../../shared/sentences/en/reading-sentences.ts'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { ReadRefusal } from '../read/positioned-text.ts'
import type { CreditReport, MissingPages } from './credit-report.ts'
import type { UnseenLacks } from './labelled/read-unseen-layout.ts'
import { missingPages, pagesSaid } from './missing-pages.ts'
import type { PagesInOrder } from './page-order.ts'
import type { describeUnrecognised } from './recognise.ts'

/** Why no report was read from a file; `sentence` is shown to the person who uploaded it. */
export interface ReportRefusal {
  code: ReadRefusal['code'] | 'not_a_report' | 'unknown_layout'
  sentence: Sentence
  /** What a person could point at, so that the file is read; absent where that would not help. */
  lacks?: UnseenLacks[]
  /** Pages that the file says it has and lacks: added to it, it may be read. */
  missing?: Pick<MissingPages, 'pages' | 'count' | 'of'>
}

export const unrecognised: Record<
  Exclude<ReturnType<typeof describeUnrecognised>, 'other-report'>,
  ReportRefusal
> = {
  'no-report': { code: 'not_a_report', sentence: says('reading.notReport') },
  'three-bureau': { code: 'unknown_layout', sentence: says('reading.threeBureau') },
  several: { code: 'unknown_layout', sentence: says('reading.several') },
}

/** Of a credit report in a layout that nobody has seen, and which lacks what even its labels must say. */
export const unseen = (lack: UnseenLacks): ReportRefusal => ({
  code: 'unknown_layout',
  sentence: says('reading.unseen', { lack }),
})

export const twoPeople: ReportRefusal = { code: 'unknown_layout', sentence: says('reading.twoPeople') }

export const disordered: ReportRefusal = { code: 'unknown_layout', sentence: says('reading.disordered') }

/** A file that lacks pages is said to lack them; one that is whole, or does not tell, is said not to be readable. */
export function unreadable(part: ReportPart, { isProven, gaps, printedPages }: PagesInOrder): ReportRefusal {
  const code = 'unknown_layout'
  const missing = missingPages(gaps, printedPages ?? 0)
  if (missing === null) return { code, sentence: says('reading.lacks', { part, isOrdered: isProven }) }
  return { code, sentence: says('reading.tooFewPages', pagesSaid(missing)), missing }
}

/** One report a bureau that the file shows: one of most files, three of a three-bureau file, never none. */
export type ReportReading =
  /** `refused`: parts of the file that are reports and could not be read; absent without any. */
  { ok: true; reports: CreditReport[]; refused?: ReportRefusal[] } | { ok: false; refusal: ReportRefusal }

/** A page that was saved in a browser has no end: the pages that it was set on are in its order, whatever they print. */
export function ofSavedPage(reading: ReportReading): ReportReading {
  if (!reading.ok) return reading
  const reports = reading.reports.map((report) => {
    const { isOrderUnproven: _, ...coverage } = report.coverage
    return { ...report, coverage }
  })
  return { ...reading, reports }
}
