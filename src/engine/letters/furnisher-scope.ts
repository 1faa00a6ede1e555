import type { Finding } from '../audit/finding.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { CreditReport, Tradeline } from '../report/credit-report.ts'

/**
 * Whether a finding may be put to the company that furnishes the entry. Regulation V, 12 CFR 1022.43(a) takes disputes
 * about liability, terms, performance and other account data; (b)(1) keeps out identifying information, employers,
 * inquiries, public records and fraud alerts: what is not about a tradeline. What rests on a bureau's own duties alone
 * (how long it may show an item, to whom it may give a report, its medical policy) is no furnisher's to answer either.
 */
export function concernsFurnisher(finding: Finding, reports: readonly CreditReport[]): boolean {
  return (
    tradelinesOf(finding, reports).length > 0 &&
    !restsOnPolicy(finding) &&
    /\b(607|611|623)\b/.test(finding.basis.citation)
  )
}

/** The tradelines that a finding quotes, each once, in the order of its evidence. */
export function tradelinesOf(finding: Finding, reports: readonly CreditReport[]): Tradeline[] {
  const quoted = finding.evidence.flatMap((line) => {
    const report = reports.find(({ bureau }) => bureau === line.bureau)
    return report?.accounts.find(({ id }) => id === line.itemId) ?? []
  })
  return [...new Set(quoted)]
}
