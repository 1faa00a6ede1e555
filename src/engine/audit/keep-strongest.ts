/**
 * One error often trips several rules. The exact one is kept, so that a letter names each error once; what it takes the
 * place of is listed here.
 */
import type { Finding } from './finding.ts'

/** Rule key: the keys that it replaces for the same entry. */
const replaces: Record<string, string[]> = {
  balance_on_discharged: ['cross_balance_mismatch', 'cross_status_mismatch'],
  balance_on_paid_or_settled: ['cross_balance_mismatch', 'cross_status_mismatch'],
  balance_on_transferred_sold: ['cross_balance_mismatch', 'cross_status_mismatch'],
  double_reporting_oc_and_collector: ['balance_on_transferred_sold', 'cross_balance_mismatch'],
  opened_after_closed: [
    'cross_opened_mismatch',
    'last_payment_before_opened',
    'late_after_closed',
    'history_before_opened',
    'dofd_before_opened',
  ],
  history_before_opened: ['cross_opened_mismatch', 'dofd_before_opened'],
  cross_opened_mismatch: ['dofd_before_opened'],
  future_date: ['dofd_before_opened'],
  cross_balance_mismatch: ['stale_entry'],
  au_derogatory: ['cross_responsibility_mismatch'],
  last_payment_before_opened: ['cross_opened_mismatch'],
  late_after_bk_filing: [
    'late_jump',
    'cross_late_mismatch',
    'status_history_conflict',
    'removal_date_beyond_7y',
  ],
  late_after_closed: [
    'late_after_chargeoff',
    'late_jump',
    'cross_late_mismatch',
    'status_history_conflict',
    'cross_status_mismatch',
  ],
  late_jump: ['cross_late_mismatch', 'status_history_conflict', 'late_after_chargeoff'],
  late_after_chargeoff: ['cross_late_mismatch'],
  ok_after_chargeoff: ['late_after_chargeoff', 'late_jump', 'cross_late_mismatch', 'status_history_conflict'],
  status_history_conflict: ['cross_late_mismatch', 'history_text_conflict'],
  history_text_conflict: ['cross_late_mismatch'],
  obsolete_late_payment: ['cross_late_mismatch'],
  cross_status_mismatch: ['cross_late_mismatch', 'late_after_closed', 'removal_date_beyond_7y'],
  late_after_repossession: ['late_after_closed', 'late_after_chargeoff', 'status_history_conflict'],
  closed_reported_open: ['cross_status_mismatch'],
  reaged_between_uploads: [
    'reaged_dofd_after_chargeoff',
    'reaged_dofd_vs_history',
    'dofd_mismatch_bureaus',
    'removal_date_beyond_7y',
  ],
  missing_dofd: ['chargeoff_amount_missing'],
  medical_under_500: ['medical_service_date', 'medical_under_1yr'],
  mixed_file_account: ['account_not_recognised'],
  bankruptcy_obsolete: ['bankruptcy_ch13_completed', 'bankruptcy_chapter_missing'],
  reaged_dofd_after_chargeoff: [
    'reaged_dofd_vs_history',
    'dofd_mismatch_bureaus',
    'reaged_dofd_by_collector',
  ],
  reaged_dofd_vs_history: ['dofd_mismatch_bureaus', 'reaged_dofd_by_collector'],
  reaged_dofd_by_collector: ['dofd_mismatch_bureaus'],
  removal_date_beyond_7y: ['dofd_mismatch_bureaus'],
  obsolete_negative: ['removal_date_beyond_7y', 'dofd_mismatch_bureaus'],
  past_due_exceeds_balance: [
    'cross_balance_mismatch',
    'cross_status_mismatch',
    'past_due_on_current_account',
  ],
  past_due_on_paid_or_zero: ['cross_status_mismatch'],
  past_due_on_current_account: ['cross_status_mismatch'],
  cross_type_mismatch: ['cross_limit_mismatch', 'credit_limit_missing'],
  credit_limit_missing: ['cross_limit_mismatch'],
  cross_limit_mismatch: ['high_balance_over_limit'],
  multiple_collectors_same_debt: ['duplicate_tradeline'],
  student_loan_duplicate_after_transfer: ['duplicate_tradeline'],
  obsolete_hard_inquiry: ['unauthorized_hard_inquiry'],
  paid_medical_collection: ['medical_under_500', 'medical_under_1yr'],
}

/** Drops a finding when stronger ones cover every entry that it puts in question. Keeps the order. */
export function keepStrongest(findings: Finding[]): Finding[] {
  return findings.filter((finding) => {
    const subjects = subjectsOf(finding)
    const stronger = findings.filter(({ ruleKey }) => replaces[ruleKey]?.includes(finding.ruleKey))
    const covered = new Set(stronger.flatMap(subjectsOf))
    return subjects.length === 0 || !subjects.every((subject) => covered.has(subject))
  })
}

/** The entries in question: those at the bureaus to which the finding is put. */
function subjectsOf({ accounts, bureaus }: Finding): string[] {
  return accounts
    .filter(({ bureau }) => bureaus.includes(bureau))
    .map(({ bureau, itemId }) => `${bureau} ${itemId}`)
}
