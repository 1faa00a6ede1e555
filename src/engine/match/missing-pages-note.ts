import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { unrepeated } from '../../shared/sentences/unrepeated.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { pagesSaid } from '../report/missing-pages-text.ts'

/**
 * One note a file that lacks pages: which ones, what becomes of it, and the way to mend it. Nothing is claimed of what a
 * missing page may have had a part of (decision 37); the note stops nothing.
 */
export function missingPagesNotes(
  uploads: readonly { report: Pick<CreditReport, 'bureau' | 'coverage' | 'pageCount'>; fileName: string }[],
): Sentence[] {
  const notes = uploads.flatMap(({ report: { bureau, coverage, pageCount }, fileName }) => {
    if (coverage.missing === undefined) return []
    const pages = pagesSaid(coverage.missing, fileName)
    // A file of more pages than the report has holds another report, too.
    return [says('run.missingPages', coverage.missing.of < pageCount ? { ...pages, bureau } : pages)]
  })
  return unrepeated(notes)
}
