import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { unrepeated } from '../../shared/sentences/unrepeated.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { pagesSaid } from '../report/missing-pages.ts'

interface LackingUpload {
  report: Pick<CreditReport, 'bureau' | 'coverage' | 'pageCount'>
  fileName: string
  /** False where nothing rests on the report, so that nothing else of it is used either. */
  isUsed: boolean
}

/**
 * One note a file that lacks pages: which ones, what becomes of it, and the way to mend it. Nothing is claimed of what a
 * missing page may have had a part of (decision 37); the note stops nothing.
 */
export function missingPagesNotes(uploads: readonly LackingUpload[]): Sentence[] {
  const used = new Set(uploads.flatMap(({ fileName, isUsed }) => (isUsed ? [fileName] : [])))
  const notes = uploads.flatMap(({ report: { bureau, coverage, pageCount }, fileName }) => {
    if (coverage.missing === undefined) return []
    const pages = pagesSaid(coverage.missing, fileName)
    const isUnused = used.has(fileName) ? {} : { isUnused: true as const }
    // A file of more pages than the report has holds another report, too.
    const holder = coverage.missing.of < pageCount ? { bureau } : {}
    return [says('run.missingPages', { ...pages, ...holder, ...isUnused })]
  })
  return unrepeated(notes)
}
