import { auditReports } from '../../src/engine/audit/audit-reports.ts'
import type { Client } from '../../src/engine/audit/rule.ts'
import type { Bureau, CreditReport } from '../../src/engine/report/credit-report.ts'
import { type EntryWords, makeReport } from './make-report.ts'

/** The rule keys that an audit of these entries gives, findings and questions together, sorted. */
export function keysFor(entries: Partial<Record<Bureau, EntryWords[]>>): string[] {
  return keysOf(
    (Object.entries(entries) as [Bureau, EntryWords[]][]).map(([bureau, each]) =>
      makeReport(bureau, { entries: each }),
    ),
  )
}

export function keysOf(reports: CreditReport[], client: Client = {}): string[] {
  const { findings, questions } = auditReports(reports, { asOf: '2026-11-09', client })
  return [...findings, ...questions].map(({ ruleKey }) => ruleKey).sort()
}
