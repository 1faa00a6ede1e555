import type { CreditReport } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import type { Client } from './rule.ts'

/**
 * Findings of an analysis made before there were facts, with those that the same reports give today: by fingerprint, which is
 * over the rule and what is printed. What only the mail log or an older report shows is not found again and stays as it was
 * written. Pure; an analysis that has facts is returned as it is.
 */
export function recallFacts(
  findings: readonly Finding[],
  seen: { reports: readonly CreditReport[]; asOf: string; client: Client },
): Finding[] {
  if (findings.every(({ facts }) => facts !== undefined)) return [...findings]
  const { reports, asOf, client } = seen
  const audit = auditReports([...reports], { asOf, client })
  const now = new Map(
    [...audit.findings, ...audit.questions].map(({ fingerprint, facts }) => [fingerprint, facts]),
  )
  return findings.map((finding) => {
    const facts = finding.facts ?? now.get(finding.fingerprint)
    return facts === undefined ? finding : { ...finding, facts }
  })
}
