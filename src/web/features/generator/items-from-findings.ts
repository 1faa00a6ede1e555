import type { DisputeTypeKey } from '../../../engine/letters/dispute-types.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { LookedAt, LookedReport } from '../../reader/worker-messages.ts'
import type { DisputeEntry, LetterValues } from './letter-values.ts'

export type ReadFinding = LookedAt['findings'][number]

/** What a finding of the engine disputes, where one of the ten types says the same; of any other the person chooses the type. */
const typeOfRule: Readonly<Record<string, DisputeTypeKey>> = {
  balance_on_discharged: 'incorrect-balance',
  balance_on_paid_or_settled: 'incorrect-balance',
  balance_on_transferred_sold: 'incorrect-balance',
  chargeoff_balance_growing: 'incorrect-balance',
  cross_balance_mismatch: 'incorrect-balance',
  negative_balance: 'incorrect-balance',
  past_due_exceeds_balance: 'incorrect-balance',
  cross_late_mismatch: 'incorrect-payment-status',
  cross_status_mismatch: 'incorrect-payment-status',
  late_after_bk_filing: 'incorrect-payment-status',
  late_after_chargeoff: 'incorrect-payment-status',
  late_after_closed: 'incorrect-payment-status',
  late_with_nothing_past_due: 'incorrect-payment-status',
  ok_after_chargeoff: 'incorrect-payment-status',
  past_due_on_current_account: 'incorrect-payment-status',
  status_history_conflict: 'incorrect-payment-status',
  double_reporting_oc_and_collector: 'duplicate-account',
  duplicate_tradeline: 'duplicate-account',
  multiple_collectors_same_debt: 'duplicate-account',
  student_loan_duplicate_after_transfer: 'duplicate-account',
  bankruptcy_obsolete: 'outdated-information',
  obsolete_late_payment: 'outdated-information',
  obsolete_negative: 'outdated-information',
  removal_date_beyond_7y: 'outdated-information',
}

/** Those that a letter of the generator can hold: about an entry of that bureau, and nothing that only a bureau's policy leaves out. */
export function fitForLetter(
  findings: readonly ReadFinding[],
  bureau: LookedReport['bureau'],
): ReadFinding[] {
  return findings.filter(
    ({ accounts, basis }) => basis.kind !== 'policy' && accounts.some((each) => each.bureau === bureau),
  )
}

/**
 * The form filled for the letter to one bureau: its items are the chosen findings, in their own words, each for the entry of that
 * bureau. What was typed of the person stays; items and bureaus are replaced, since one list of items goes into every letter.
 */
export function filledFrom(
  before: LetterValues,
  { bureau, name, number }: Pick<LookedReport, 'bureau' | 'name' | 'number'>,
  chosen: readonly ReadFinding[],
): LetterValues {
  const key = bureauKeys.find((each) => bureauNames[each] === bureau)
  if (key === undefined || chosen.length === 0) return before
  return {
    ...before,
    fullName: before.fullName.trim() === '' ? (name ?? '') : before.fullName,
    items: chosen.map((finding, at) => itemOf(finding, bureau, at + 1)),
    bureaus: [key],
    reportNumbers: number === null ? before.reportNumbers : { ...before.reportNumbers, [key]: number },
  }
}

function itemOf(finding: ReadFinding, bureau: LookedReport['bureau'], id: number): DisputeEntry {
  const account = finding.accounts.find((each) => each.bureau === bureau)
  return {
    id,
    type: typeOfRule[finding.ruleKey] ?? '',
    creditor: account?.creditor ?? '',
    accountNumber: account?.accountNumber ?? '',
    reason: finding.statement,
  }
}
