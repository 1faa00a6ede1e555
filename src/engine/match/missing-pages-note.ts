import type { CreditReport } from '../report/credit-report.ts'
import { missingPagesText } from '../report/missing-pages-text.ts'

const rest =
  'What stands there, and what runs over it, is left out; everything else is used. Add what is missing, or upload the whole report again, to have all of it looked at.'

/**
 * One note a file that lacks pages: which ones, what becomes of it, and the way to mend it. Nothing is claimed of what a
 * missing page may have had a part of (decision 37); the note stops nothing.
 */
export function missingPagesNotes(
  uploads: readonly { report: Pick<CreditReport, 'coverage'>; fileName: string }[],
): string[] {
  const notes = uploads.flatMap(({ report: { coverage }, fileName }) =>
    coverage.missing === undefined ? [] : [[missingPagesText(coverage.missing, fileName), rest].join(' ')],
  )
  return [...new Set(notes)]
}
