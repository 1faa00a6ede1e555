import { type MatchedDebt, matchAccounts, matchDebts } from '../match/match-debts.ts'
import { bureaus, type CreditReport } from '../report/credit-report.ts'
import type { Finding } from './finding.ts'
import { keepStrongest } from './keep-strongest.ts'
import type { AuditContext, Client } from './rule.ts'
import { ruleSet } from './rule-set.ts'

interface AuditInput {
  /** Today, ISO date. */
  asOf: string
  client?: Client
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
 * Of several reports of one bureau only the newest is looked at, since an older one has been superseded.
 */
export function auditReports(reports: CreditReport[], input: AuditInput): Audit {
  const context = contextOf(reports, input)
  const all = keepStrongest(ruleSet.flatMap((rule) => rule.look(context))).sort(byWorth)
  return {
    findings: all.filter(({ strength }) => strength !== 'C'),
    questions: all.filter(({ strength }) => strength === 'C'),
    debts: context.debts,
  }
}

function contextOf(given: CreditReport[], { asOf, client = {} }: AuditInput): AuditContext {
  const reports = bureaus.flatMap((bureau) => newestOf(given.filter((report) => report.bureau === bureau)))
  const accounts = matchAccounts(reports)
  return {
    reports,
    entries: reports.flatMap((report) => report.accounts),
    accounts,
    debts: matchDebts(accounts),
    asOf,
    client,
    reportOf: ({ bureau }) => {
      const report = reports.find((each) => each.bureau === bureau)
      if (report === undefined) throw new Error(`An entry of ${bureau} without its report`)
      return report
    },
  }
}

function newestOf(reports: CreditReport[]): CreditReport[] {
  return [...reports]
    .sort(
      (a, b) => b.reportDate.value.localeCompare(a.reportDate.value) || b.accounts.length - a.accounts.length,
    )
    .slice(0, 1)
}

function byWorth(a: Finding, b: Finding): number {
  return b.worth - a.worth || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
