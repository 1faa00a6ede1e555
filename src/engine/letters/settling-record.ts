/**
 * Which record would settle a finding: with whom it lies (for the letter, English) and what paper of the client's own would
 * show the same (asked for before a dispute is renewed). A dispute that names field and record reaches the one who can check
 * it; one that brings nothing new may be set aside (611(a)(3), 12 CFR 1022.43(f)(1)(ii)).
 */
import type { Finding } from '../audit/finding.ts'
import type { Phrases } from './phrases/choose-phrase.ts'
import { capitalised } from './written-english.ts'

/** The sort of record; the client's papers are worded by it, in the packet notes. */
export type SettlingRecord =
  | 'ledger'
  | 'payments'
  | 'delinquency'
  | 'ownership'
  | 'agreement'
  | 'servicing'
  | 'court'
  | 'identity'
  | 'inquiry'
  | 'dispute'

const byRule: readonly [RegExp, SettlingRecord][] = [
  [/late_with_nothing|future_date/, 'ledger'],
  [/last_payment/, 'payments'],
  [/ssn_mismatch|dob_mismatch|wrong_name|unknown_address|mixed_file|deceased/, 'identity'],
  [/inquiry/, 'inquiry'],
  [/bankruptcy|discharged|late_after_bk|tax_lien/, 'court'],
  [/double_reporting|multiple_collectors|transferred_sold/, 'ownership'],
  [/student_loan_duplicate|closed_reported_open/, 'servicing'],
  [/missing_original_creditor|account_not_recognised/, 'ownership'],
  [/dispute_remark|deleted_item_back/, 'dispute'],
  [/dofd|reaged|obsolete_negative|removal_date/, 'delinquency'],
  [/late|history/, 'payments'],
  [/opened|responsibility|cross_type|limit|au_derogatory|duplicate_tradeline/, 'agreement'],
  [/medical/, 'ledger'],
]

export function settlingRecordOf({ ruleKey }: Pick<Finding, 'ruleKey'>): SettlingRecord {
  return byRule.find(([pattern]) => pattern.test(ruleKey))?.[1] ?? 'ledger'
}

const records: Record<SettlingRecord, string> = {
  ledger: 'the furnisher’s ledger of this account',
  payments: 'the furnisher’s month-by-month record of the payments',
  delinquency: 'the furnisher’s record of the payments up to the charge-off or collection',
  ownership: 'the bill of sale or the assignment of the debt',
  agreement: 'the application or the agreement in the furnisher’s records',
  servicing: 'the furnisher’s record of the closing or the transfer',
  court: 'the court’s docket of the case',
  identity: 'my identity papers',
  inquiry: 'the purpose that the company stated to you, with the application,',
  dispute: 'the record of the dispute and of its result',
}

/**
 * The same as the company that furnishes the entry has it. What can be looked up there is objectively and readily verifiable, and
 * that is what a company has to investigate (Roberts v. Carter-Young, 4th Cir. 2025; the 2nd and 11th Circuits alike).
 */
const ofCompany: Record<SettlingRecord, string> = {
  ...records,
  ledger: 'your ledger of this account',
  payments: 'your month-by-month record of the payments',
  delinquency: 'your record of the payments up to the charge-off or collection',
  agreement: 'the application or the agreement in your records',
  servicing: 'your record of the closing or the transfer',
  identity: 'what your records say of who opened this account',
  inquiry: 'the application in your records',
  dispute: 'your record of the dispute and of its result',
}

/** An amount that is asked about beside what another record shows is in the ledger. */
const ofLedger = /balance|past due|payment$/i

export function companyRecord(finding: Pick<Finding, 'ruleKey'>, labels: readonly string[]): string {
  const record = settlingRecordOf(finding)
  const isMore = record !== 'ledger' && labels.some((label) => ofLedger.test(label))
  return isMore ? `${ofCompany[record]} and ${ofCompany.ledger}` : ofCompany[record]
}

/** 'The field in question is the balance; the furnisher’s ledger of this account would settle it.', in several phrases. */
export function settlingPhrases(finding: Pick<Finding, 'ruleKey'>, labels: readonly string[]): Phrases {
  const named = labels.length > 1 ? labels.filter((label) => label !== 'Creditor') : labels
  const fields = [...new Set(named.filter((label) => label !== 'Hard inquiry').map(fieldName))]
  const record = records[settlingRecordOf(finding)]
  const atEnd = record.replace(/,$/, '')
  if (fields.length === 0) {
    return [
      `${capitalised(record)} would settle it.`,
      `It would be settled by ${atEnd}.`,
      `${capitalised(record)} would show what is right.`,
    ]
  }
  const isOne = fields.length === 1
  const which = isOne ? `the ${fields[0]}` : listed(fields)
  return [
    `The ${isOne ? 'field' : 'fields'} in question ${isOne ? 'is' : 'are'} ${which}; ${record} would settle ${isOne ? 'it' : 'them'}.`,
    `The question is about ${which}; it would be settled by ${atEnd}.`,
    `This is about ${which}; ${record} would show what is right.`,
  ]
}

/** A month of the history or of the balance table is the field with the month left out. */
function fieldName(label: string): string {
  if (label === 'Public record') return 'type of the record'
  const name = label
    .replace(/^Payment history, .*$/, 'Payment history')
    .replace(/^Balance of .*$/, 'Balance table')
  return /^Social/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

function listed(fields: readonly string[]): string {
  const named = fields.map((field) => `the ${field}`)
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
