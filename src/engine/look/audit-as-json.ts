import { wordEnglish } from '../../shared/sentences/word-english.ts'
import type { Audit } from '../audit/audit-reports.ts'
import { plainReport } from '../report/plain-report.ts'
import { nameOfFile } from './given-file.ts'
import type { FileOutcome, NamedReport } from './judge-files.ts'

/** What `--json` prints: `reports` in the shape of truth.json, with page and box in extra keys; what became of each file. */
export function auditAsJson(
  asOf: string,
  outcomes: readonly FileOutcome[],
  reports: readonly NamedReport[],
  audit: Pick<Audit, 'findings' | 'questions'>,
): string {
  const files = outcomes.map(({ sentences, ...outcome }) => ({ ...outcome, sentence: told(sentences) }))
  const plain = reports.map(({ file, report }) => ({ ...plainReport(report), file: nameOfFile(file) }))
  const unread = reports.flatMap(({ file, report }) =>
    report.coverage.unread.map((line) => ({
      bureau: report.bureau,
      file: nameOfFile(file),
      page: line.box.page,
      ...line,
    })),
  )
  return JSON.stringify(
    { asOf, files, reports: plain, findings: audit.findings, questions: audit.questions, unread },
    null,
    2,
  )
}

const told = (sentences: FileOutcome['sentences']): string | null =>
  sentences.length === 0 ? null : sentences.map(wordEnglish).join(' ')
