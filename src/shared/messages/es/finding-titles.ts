import { findingTexts } from './findings.ts'

/** The rule of each English title: where only the title comes from the server, it is said by it. */
const ruleOfTitle: Record<string, string> = {
  'Collection that only one bureau lists': 'account_not_recognised',
  'Negative account where you are only an authorized user': 'au_derogatory',
  'Account included in or discharged through bankruptcy shows a balance': 'balance_on_discharged',
  'Paid or settled account still shows a balance': 'balance_on_paid_or_settled',
  'Transferred or sold account still shows a balance': 'balance_on_transferred_sold',
  'Completed Chapter 13 case past seven years': 'bankruptcy_ch13_completed',
  'Bankruptcy without its chapter': 'bankruptcy_chapter_missing',
  'Bankruptcy case reported as dismissed': 'bankruptcy_dismissed',
  'Account marked as in bankruptcy, and no bankruptcy case in any report': 'bankruptcy_mark_without_case',
  'Bankruptcy past 10 years': 'bankruptcy_obsolete',
  'Charge-off without a charge-off amount': 'chargeoff_amount_missing',
  'Balance of a charged-off account keeps growing': 'chargeoff_balance_growing',
  'Charged-off account shows a monthly payment due': 'chargeoff_monthly_payment_due',
  'Closed and paid at other bureaus, still open at one': 'closed_reported_open',
  'Open revolving account with a balance has no credit limit': 'credit_limit_missing',
  'Same account, same time, materially different balance': 'cross_balance_mismatch',
  // Of analyses made before rule set 2026.11.4.
  'Same account, same reporting date, materially different balance': 'cross_balance_mismatch',
  'A month reported late at one bureau and on time at the others': 'cross_late_mismatch',
  'Credit limit differs between bureaus': 'cross_limit_mismatch',
  'Date opened differs between bureaus': 'cross_opened_mismatch',
  'Responsibility for the account differs between bureaus': 'cross_responsibility_mismatch',
  'Negative at one bureau, paid as agreed at another': 'cross_status_mismatch',
  'Revolving at one bureau, installment at another': 'cross_type_mismatch',
  'Your report carries a “deceased” mark': 'deceased_indicator',
  'Entry that had gone from the report is back': 'deleted_item_back',
  // The first is of analyses made before rule set 2026.11.3.
  'Account disputed by the consumer without the dispute remark': 'dispute_remark_missing',
  'Account without the remark that it is disputed': 'dispute_remark_missing',
  'Dispute remark still printed after the investigation had to end': 'dispute_remark_outdated',
  'Date of birth differs at one bureau': 'dob_mismatch',
  'Date of first delinquency before the account was opened': 'dofd_before_opened',
  'Delinquency date, or the one implied by the removal date, differs between bureaus by more than 6 months':
    'dofd_mismatch_bureaus',
  'Original creditor and collector both report a balance for the same debt':
    'double_reporting_oc_and_collector',
  'Same hard inquiry listed twice': 'duplicate_hard_inquiry',
  'Same account listed twice': 'duplicate_tradeline',
  'Date later than the report itself': 'future_date',
  'High balance far above the credit limit': 'high_balance_over_limit',
  'Payment history from before the account was opened': 'history_before_opened',
  'Payment history and its explanation contradict each other': 'history_text_conflict',
  'Last payment before the account was opened': 'last_payment_before_opened',
  'Late payments reported after the bankruptcy filing': 'late_after_bk_filing',
  'New late marks after the charge-off': 'late_after_chargeoff',
  'Late payment after the account was closed and paid': 'late_after_closed',
  'Payment history jumps by more than one step in a month': 'late_jump',
  'Medical collection that may be less than one year old': 'medical_service_date',
  'Medical collection less than one year old': 'medical_under_1yr',
  'Medical collection under $500': 'medical_under_500',
  'No date of first delinquency on a negative account': 'missing_dofd',
  'Collection without an original creditor': 'missing_original_creditor',
  'Account that may belong to someone else': 'mixed_file_account',
  'Two collectors report a balance for the same debt': 'multiple_collectors_same_debt',
  'Balance below zero': 'negative_balance',
  'Hard inquiry older than 2 years': 'obsolete_hard_inquiry',
  'Late payment more than seven years old': 'obsolete_late_payment',
  'Negative account past seven years from the first delinquency': 'obsolete_negative',
  'On-time marks after the charge-off': 'ok_after_chargeoff',
  'Account opened after it was closed': 'opened_after_closed',
  'Paid medical collection still reported': 'paid_medical_collection',
  'Past-due amount is larger than the balance': 'past_due_exceeds_balance',
  'Past-due amount on an account that is reported as current': 'past_due_on_current_account',
  'Late or charged off, and nothing past due': 'late_with_nothing_past_due',
  'Charge-off amount on an account in good standing': 'chargeoff_amount_on_current',
  'Date of first delinquency on an account that was never late': 'dofd_on_account_never_late',
  'Late marks or a payment due after the property was taken': 'late_after_repossession',
  'Different chapters are shown for one bankruptcy': 'bankruptcy_chapters_differ',
  'Past-due amount on a paid or zero-balance account': 'past_due_on_paid_or_zero',
  'Paid account still shows a payment due': 'payment_due_on_paid',
  'Delinquency or removal date moved later since an earlier report': 'reaged_between_uploads',
  'Date of first delinquency later than the charge-off': 'reaged_dofd_after_chargeoff',
  'Collector’s date of first delinquency later than the original creditor’s': 'reaged_dofd_by_collector',
  'Date of first delinquency later than the first late month that led to it': 'reaged_dofd_vs_history',
  'Printed removal date is later than seven years and 180 days after the first late month':
    'removal_date_beyond_7y',
  'Last four digits of the Social Security number differ at one bureau': 'ssn_mismatch',
  'Negative entry not updated for months while another bureau’s is': 'stale_entry',
  'Status contradicts the payment history': 'status_history_conflict',
  'Student loan reported open by two servicers': 'student_loan_duplicate_after_transfer',
  'Tax lien or civil judgment in the report': 'tax_lien_or_judgment',
  'Hard inquiry for credit you may not have applied for': 'unauthorized_hard_inquiry',
  'Address that only one bureau lists': 'unknown_address',
  'Name that only one bureau lists': 'wrong_name_variant',
  // The rest is of analyses made before rule set 2026.11.5.
  'Derogatory account on which the consumer is only an authorized user': 'au_derogatory',
  'Living consumer marked deceased': 'deceased_indicator',
  'No date of first delinquency on a derogatory account': 'missing_dofd',
  'Account that may be of another person': 'mixed_file_account',
  'Credit limit differs materially': 'cross_limit_mismatch',
  'Derogatory at one bureau, paid as agreed at another': 'cross_status_mismatch',
  'Derogatory entry not updated for months while another bureau’s is': 'stale_entry',
  'Hard inquiry for credit the consumer may not have applied for': 'unauthorized_hard_inquiry',
}

/** Titles that a finding takes when an answer of the client disputes it, in the client's own voice. */
const titlesOfAnswers: Record<string, string> = {
  'Address that is not mine': 'Dirección que no es mía',
  'Collection of a debt that is not mine': 'Cobranza de una deuda que no es mía',
  'Deleted entry put back without a notice': 'Dato eliminado que volvió sin aviso',
  'Discharged bankruptcy reported as dismissed':
    'Bancarrota con deudas liberadas, reportada como desestimada',
  'Bankruptcy mark without a bankruptcy of mine': 'Marca de bancarrota sin una bancarrota mía',
  'Account that is not mine': 'Cuenta que no es mía',
  'Name that I never used': 'Nombre que nunca usé',
  'Disputed account without the remark that it is disputed':
    'Cuenta disputada sin la nota de que está en disputa',
  'Hard inquiry for credit that I did not apply for': 'Consulta por un crédito que no solicité',
}

export const titleNames: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(ruleOfTitle).flatMap(([title, key]) => {
      const rule = findingTexts.rules[key]
      return rule ? [[title, rule.title]] : []
    }),
  ),
  ...titlesOfAnswers,
}
