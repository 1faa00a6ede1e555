import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { Finding } from '../audit/finding.ts'
import { isSamePerson, nameAndNumberDiffer } from '../match/same-person.ts'
import type { Page } from '../read/positioned-text.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import type { LearnedLabel } from '../report/hints/hints.ts'
import { reportsOf } from '../report/read-report.ts'
import { recognise } from '../report/recognise.ts'
import type { AnsweredItem } from './answered-item.ts'
import { type ComparisonContext, compareReports } from './compare-reports.ts'
import { readResultsLetter } from './read-results-letter.ts'

/** What was disputed with one bureau. */
export interface DisputeAtHand {
  bureau: Bureau
  /** The bureau's report that the letter disputed. */
  before: CreditReport
  disputed: readonly Finding[]
  /** Outcomes of earlier answers of this bureau, oldest first. */
  previously: readonly Pick<AnsweredItem, 'fingerprint' | 'outcome'>[]
  context?: ComparisonContext
}

export type Answer =
  | {
      ok: true
      source: 'results-letter' | 'new-report'
      /** The day that the letter or the report bears, at the precision printed; null where a letter bears none. */
      date: string | null
      items: AnsweredItem[]
      /** Days for the clocks of the letter (shared/rules/clocked-letter.ts), each null where nothing printed shows it. */
      finishedOn: string | null
      frivolousOn: string | null
      reinsertedOn: string | null
      /** See ResultsLetter; null and empty for a report. */
      frivolous: string | null
      unread: string[]
      /** The newer report, where the file is one or encloses one: the next round reads it. */
      report: CreditReport | null
    }
  /** `isScan`: pictures without text, which readScannedAnswer can read. */
  | { ok: false; sentence: Sentence; isScan?: true }

/**
 * Decides whether a file is the bureau's results letter or a new report of it, and reads it as that. A letter that encloses
 * the report is read as a letter; what it does not say of an item, the report says. Pure; refuses with a sentence.
 * @param pages as readPages() returns them
 */
export function readAnswer(
  pages: Page[],
  dispute: DisputeAtHand,
  labels: readonly LearnedLabel[] = [],
): Answer {
  const { bureau, before, disputed, previously, context = {} } = dispute
  const letter = readResultsLetter(pages, disputed, before, context)
  const reading = reportIn(pages, dispute, labels)
  if (letter.ok && letter.bureau !== bureau && reading === null) return otherBureau(letter.bureau, bureau)
  const isLetter =
    letter.ok &&
    letter.bureau === bureau &&
    (reading === null || letter.frivolous !== null || letter.items.some(({ said }) => said !== null))
  const report = reading?.ok === true ? reading.report : null
  const compared = report === null ? [] : compareReports(before, report, disputed, previously, context)
  if (isLetter) {
    const items = letter.items.map((item) => {
      const shown = compared.find(({ fingerprint }) => fingerprint === item.fingerprint)
      return item.outcome === 'no_answer' && shown !== undefined && isShown(shown) ? shown : item
    })
    const { date, frivolous, unread } = letter
    return {
      ok: true,
      source: 'results-letter',
      date,
      items,
      finishedOn: letter.finishedOn,
      frivolousOn: frivolous === null ? null : date,
      // A letter that says so is itself the notice.
      reinsertedOn: null,
      frivolous,
      unread,
      report,
    }
  }
  if (reading === null) return { ok: false, sentence: says('answer.neither', { bureau }) }
  if (!reading.ok) return reading
  const { reportDate } = reading.report
  return {
    ok: true,
    source: 'new-report',
    date: reportDate.value,
    items: compared,
    finishedOn: null,
    frivolousOn: null,
    reinsertedOn: compared.some(({ outcome }) => outcome === 'reinserted') ? reportDate.value : null,
    frivolous: null,
    unread: [],
    report: reading.report,
  }
}

/** An enclosed report adds what it shows; that an item stands unchanged in it is no answer of the bureau. */
function isShown({ outcome }: AnsweredItem): boolean {
  return outcome !== 'no_answer' && outcome !== 'verified'
}

/** The newer report of that bureau in the file; null when the file is no credit report at all. */
function reportIn(
  pages: Page[],
  { bureau, before }: DisputeAtHand,
  labels: readonly LearnedLabel[],
): { ok: true; report: CreditReport } | { ok: false; sentence: Sentence } | null {
  if (recognise(pages) === null) return null
  // Read like every report: what stands on a page that is missing was not deleted.
  const reading = reportsOf(pages, labels)
  if (!reading.ok) return { ok: false, sentence: reading.refusal.sentence }
  const { reports } = reading
  const report = reports.find((each) => each.bureau === bureau)
  if (report === undefined) return otherBureau(reports[0]?.bureau ?? null, bureau)
  // A relative may have the same name: then number and year of birth both differ.
  if (!isSamePerson(before, report) || nameAndNumberDiffer(before, report))
    return { ok: false, sentence: says('answer.otherPerson') }
  if (report.reportDate.value <= before.reportDate.value)
    return { ok: false, sentence: says('answer.notNewer', { bureau, day: report.reportDate.value }) }
  return { ok: true, report }
}

function otherBureau(found: Bureau | null, wanted: Bureau): { ok: false; sentence: Sentence } {
  return { ok: false, sentence: says('answer.otherBureau', { other: found, bureau: wanted }) }
}
