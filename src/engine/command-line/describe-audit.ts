import { basename } from 'node:path'
import type { Audit } from '../audit/audit-reports.ts'
import type { Finding } from '../audit/finding.ts'
import { plainReport } from '../report/plain-report.ts'
import type { FileOutcome, NamedReport } from './judge-files.ts'

/** What `--json` prints: `reports` in the shape of truth.json, with page and box in extra keys; what became of each file. */
export function auditAsJson(
  asOf: string,
  files: readonly FileOutcome[],
  reports: readonly NamedReport[],
  audit: Pick<Audit, 'findings' | 'questions'>,
): string {
  const plain = reports.map(({ file, report }) => ({ ...plainReport(report), file: basename(file) }))
  const unread = reports.flatMap(({ file, report }) =>
    report.coverage.unread.map((line) => ({
      bureau: report.bureau,
      file: basename(file),
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

/** The audit to read in a terminal. */
export function auditAsText(
  reports: readonly NamedReport[],
  audit: Pick<Audit, 'findings' | 'questions'>,
): string {
  const read = reports.map(
    ({ file, report }) =>
      `${file}: ${report.bureau}, ${report.reportDate.value}, ${report.accounts.length} accounts, ${report.inquiries.length} inquiries, ${report.publicRecords.length} public records, ${report.coverage.unread.length} lines not understood`,
  )
  return [
    ...read,
    '',
    `${audit.findings.length} findings`,
    ...audit.findings.flatMap(findingLines),
    '',
    `${audit.questions.length} questions to the consumer`,
    ...audit.questions.flatMap(findingLines),
  ].join('\n')
}

function findingLines(finding: Finding): string[] {
  const pages = finding.evidence.map(
    ({ bureau, label, printed, box }) =>
      `    ${bureau} p. ${box.page}, ${label}: ${printed === '' ? '(blank)' : printed}`,
  )
  return [
    '',
    `[${finding.strength}] ${finding.title} (${finding.ruleKey}; ${finding.bureaus.join(', ')})`,
    `  ${finding.statement}`,
    `  Unless: ${finding.innocentExplanation}`,
    `  Asked: ${finding.request}`,
    ...pages,
  ]
}
