import type { Audit } from '../audit/audit-reports.ts'
import type { Finding } from '../audit/finding.ts'
import type { NamedReport } from '../look/judge-files.ts'

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
