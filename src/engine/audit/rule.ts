import type { RuleKey } from '../../shared/findings/finding-facts.ts'
import type { MatchedAccount, MatchedDebt } from '../match/match-debts.ts'
import type { Bureau, CreditReport, Tradeline } from '../report/credit-report.ts'
import type { Finding, Strength } from './finding.ts'

/** What the person says about themselves. Every field may be unknown. */
export interface Client {
  name?: string
  addresses?: string[]
  /** Four digits. */
  ssnLast4?: string
  /** ISO date. */
  dob?: string
}

/** A dispute letter that a bureau received, as the mail log proves it. */
export interface DeliveredDispute {
  bureau: Bureau
  /** ISO day, evidenced. */
  deliveredOn: string
  /** The entries that it disputed, as its own report printed them: ids are not the same from report to report. */
  items: { creditor: string; accountNumber: string | null }[]
}

/** Everything that a rule may look at. Rules never change it. */
export interface AuditContext {
  /** One report a bureau, in the order Experian, Equifax, TransUnion. */
  reports: CreditReport[]
  /** Every entry, in reading order of the reports. */
  entries: Tradeline[]
  accounts: MatchedAccount[]
  debts: MatchedDebt[]
  asOf: string
  client: Client
  /** Superseded reports of the same bureaus, oldest first. */
  earlier: CreditReport[]
  /** Oldest delivery first. */
  mailed: DeliveredDispute[]
  /** The report that an entry, inquiry or record stands in. */
  reportOf(item: { bureau: Bureau }): CreditReport
}

/** What a rule says of itself, whatever it finds; in words it is said by its key (shared/findings). */
export interface StatedRule<Key extends string = RuleKey> {
  /** The name used in results and in tests: 'past_due_exceeds_balance'. */
  key: Key
  basis: Finding['basis']
  /** Of most findings; a single finding may be weaker. */
  strength: Strength
  /** 0..100, higher first in a letter. */
  worth: number
}

/** One rule a file in rules/. `look` is pure and returns its findings in the order of the reports. */
export interface Rule extends StatedRule<string> {
  look(context: AuditContext): Finding[]
}
