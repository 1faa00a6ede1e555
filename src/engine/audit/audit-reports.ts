import { type MatchedDebt, matchAccounts, matchDebts } from '../match/match-debts.ts'
import { type CreditReport, isReadByLabels } from '../report/credit-report.ts'
import { provenPart } from '../report/proof/proven-part.ts'
import type { Finding } from './finding.ts'
import type { Look } from './months-not-read.ts'
import { newestReports } from './newest-reports.ts'
import { provenFindings } from './proven-findings.ts'
import { lowerForReading } from './reading-certainty.ts'
import type { AuditContext, Client, DeliveredDispute } from './rule.ts'
import { ruleSet } from './rule-set.ts'
import { standsWithoutMissingPages } from './standing-findings.ts'

interface AuditInput {
  /** Today, ISO date. */
  asOf: string
  client?: Client
  /** Older uploads of the client; those of the three reports' own bureaus are compared with them. */
  earlier?: CreditReport[]
  /** What the mail log proves to have been delivered. */
  mailed?: DeliveredDispute[]
}

export interface Audit {
  /** Strength A and B: may be put to a bureau. Most valuable first. */
  findings: Finding[]
  /** Strength C: only the client can say whether it is wrong. */
  questions: Finding[]
  debts: MatchedDebt[]
}

/**
 * Looks at the reports with every rule. Pure and deterministic: the same reports in any order give the same audit.
 * Of several reports of one bureau only the newest is looked at, since an older one has been superseded; of a report with
 * parts missing or not proven only what was surely read whole, and what rests on the rest is asked (decision 37).
 */
export function auditReports(reports: CreditReport[], input: AuditInput): Audit {
  const newest = newestReports(reports)
  const look: Look = (view, only) => everyFinding(view, reports, input, only)
  const context = contextOf(newest.map(provenPart), reports, input)
  const all = provenFindings(newest, look)
    .filter((finding) => standsWithoutMissingPages(finding, context.reports, context.client))
    .map((finding) => lowerForReading(finding, context.reports))
    .sort(byWorth)
  return {
    findings: all.filter(({ strength }) => strength !== 'C'),
    questions: all.filter(({ strength }) => strength === 'C'),
    debts: context.debts,
  }
}

/**
 * What each rule finds in the views, also where several find one error.
 * @param given all reports, older ones too
 * @param only keys of the rules that look; all where there are none
 */
export function everyFinding(
  views: CreditReport[],
  given: CreditReport[],
  input: AuditInput,
  only?: ReadonlySet<string>,
): Finding[] {
  const seen = contextOf(views, given, input)
  return ruleSet.flatMap((rule) => (only === undefined || only.has(rule.key) ? rule.look(seen) : []))
}

function contextOf(
  reports: CreditReport[],
  given: CreditReport[],
  { asOf, client = {}, earlier = [], mailed = [] }: AuditInput,
): AuditContext {
  const accounts = matchAccounts(reports)
  return {
    reports,
    entries: reports.flatMap((report) => report.accounts),
    accounts,
    debts: matchDebts(accounts),
    asOf,
    client,
    earlier: olderReports([...given, ...earlier], reports),
    mailed: [...mailed].sort((a, b) => a.deliveredOn.localeCompare(b.deliveredOn)),
    reportOf: ({ bureau }) => {
      const report = reports.find((each) => each.bureau === bureau)
      if (report === undefined) throw new Error(`An entry of ${bureau} without its report`)
      return report
    },
  }
}

/**
 * Of a bureau whose newest report is audited, and printed before that one; oldest first. What a finding says of an older
 * report is shown to nobody for confirmation, so one that was read with less than certainty is not compared with.
 */
function olderReports(all: CreditReport[], audited: CreditReport[]): CreditReport[] {
  return all
    .filter((report) => report.source !== 'scan' && !isReadByLabels(report))
    .filter((report) =>
      audited.some(
        ({ bureau, reportDate }) => bureau === report.bureau && report.reportDate.value < reportDate.value,
      ),
    )
    .map(provenPart)
    .sort((a, b) => a.reportDate.value.localeCompare(b.reportDate.value))
}

function byWorth(a: Finding, b: Finding): number {
  return b.worth - a.worth || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
