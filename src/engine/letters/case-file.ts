import type { Finding } from '../audit/finding.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'

/** Who signs. `ssnLast4` is the last four digits and never more; `dob` is 'YYYY-MM-DD'. */
export interface Consumer {
  name: string
  mailingAddress: string
  city: string
  state: string
  zipCode: string
  ssnLast4: string | null
  dob: string | null
}

/** One debt as the bureaus print it: its entries, at one bureau or several. */
export interface DebtAcrossBureaus {
  id: string
  /** What a person would call it: the creditor's name. */
  label: string
  members: { bureau: Bureau; accountId: string }[]
}

/**
 * Everything the documents are made from, and nothing else may be said in them.
 * `findings` are of strength A and B, `questions` of strength C. `without` names each bureau whose report is absent or
 * could not be read, with the sentence that says why. `asOf` is 'YYYY-MM-DD', the date that the documents bear.
 */
export interface CaseFile {
  consumer: Consumer
  asOf: string
  round: 1 | 2 | 3
  reports: CreditReport[]
  findings: Finding[]
  questions: Finding[]
  debts: DebtAcrossBureaus[]
  without: { bureau: Bureau; sentence: string }[]
  ruleSetVersion: string
}
