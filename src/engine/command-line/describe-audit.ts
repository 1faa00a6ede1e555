import { basename } from 'node:path'
import type { Audit } from '../audit/audit-reports.ts'
import type { Finding } from '../audit/finding.ts'
import { missingPagesText } from '../report/missing-pages-text.ts'
import { plainReport } from '../report/plain-report.ts'
import type { NamedReport } from './read-files.ts'

/** What `--json` prints: `reports` in the shape of truth.json, with page and box in extra keys. */
export function auditAsJson(asOf: string, reports: NamedReport[], audit: Audit): string {
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
    { asOf, reports: plain, findings: audit.findings, questions: audit.questions, unread },
    null,
    2,
  )
}

/** The audit to read in a terminal. */
export function auditAsText(reports: NamedReport[], audit: Audit): string {
  const read = reports.flatMap(({ file, report }) => [
    `${file}: ${report.bureau}, ${report.reportDate.value}, ${report.accounts.length} accounts, ${report.inquiries.length} inquiries, ${report.publicRecords.length} public records, ${report.coverage.unread.length} lines not understood`,
    ...(report.coverage.missing === undefined ? [] : [missingPagesText(report.coverage.missing, file)]),
  ])
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
