/**
 * Which record would settle a finding: with whom it lies (for the letter, English) and what paper of the client's own would
 * show the same (asked for before a dispute is renewed). A dispute that names field and record reaches the one who can check
 * it; one that brings nothing new may be set aside (611(a)(3), 12 CFR 1022.43(f)(1)(ii)).
 */
import type { Finding } from '../audit/finding.ts'

/** The sort of record; the client's papers are worded by it, in the packet notes. */
export type SettlingRecord =
  | 'ledger'
  | 'payments'
  | 'delinquency'
  | 'ownership'
  | 'agreement'
  | 'court'
  | 'identity'
  | 'inquiry'
  | 'dispute'

const byRule: readonly [RegExp, SettlingRecord][] = [
  [/late_with_nothing/, 'ledger'],
  [/last_payment/, 'payments'],
  [/ssn_mismatch|dob_mismatch|wrong_name|unknown_address|mixed_file|deceased/, 'identity'],
  [/inquiry/, 'inquiry'],
  [/bankruptcy|discharged|late_after_bk|tax_lien/, 'court'],
  [/double_reporting|multiple_collectors|transferred_sold|student_loan_duplicate/, 'ownership'],
  [/missing_original_creditor|account_not_recognised/, 'ownership'],
  [/dispute_remark|deleted_item_back/, 'dispute'],
  [/dofd|reaged|obsolete_negative|removal_date/, 'delinquency'],
  [/late|history|chargeoff$|closed_reported_open/, 'payments'],
  [/opened|responsibility|cross_type|limit|au_derogatory|duplicate_tradeline|future_date/, 'agreement'],
  [/medical/, 'ledger'],
]

export function settlingRecordOf({ ruleKey }: Pick<Finding, 'ruleKey'>): SettlingRecord {
  return byRule.find(([pattern]) => pattern.test(ruleKey))?.[1] ?? 'ledger'
}

const records: Record<SettlingRecord, string> = {
  ledger: 'the furnisher’s ledger of this account',
  payments: 'the furnisher’s record of the payments, month by month',
  delinquency: 'the furnisher’s record of the payments up to the charge-off or collection',
  ownership: 'the bill of sale or the assignment of the debt',
  agreement: 'the application or the agreement in the furnisher’s records',
  court: 'the court’s docket of the case',
  identity: 'the identity papers of which I enclose copies',
  inquiry: 'what the company that asked stated to you as its purpose, or the application',
  dispute: 'the record of the dispute and of its result',
}

/** 'The field in question is the balance; the furnisher’s ledger of this account would settle it.' */
export function settlingSentence(finding: Pick<Finding, 'ruleKey'>, labels: readonly string[]): string {
  const fields = [...new Set(labels.map(fieldName))]
  const record = records[settlingRecordOf(finding)]
  if (fields.length === 0) return `${record.charAt(0).toUpperCase()}${record.slice(1)} would settle it.`
  const named =
    fields.length === 1
      ? `The field in question is the ${fields[0]}`
      : `The fields in question are ${listed(fields)}`
  return `${named}; ${record} would settle ${fields.length === 1 ? 'it' : 'them'}.`
}

/** A month of the history or of the balance table is the field with the month left out. */
function fieldName(label: string): string {
  const name = label
    .replace(/^Payment history, .*$/, 'Payment history')
    .replace(/^Balance of .*$/, 'Balance table')
  return /^Social/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

function listed(fields: readonly string[]): string {
  const named = fields.map((field) => `the ${field}`)
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
