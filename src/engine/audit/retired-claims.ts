/**
 * What rule sets before 2026.11.4 graded as provable and the law leaves open, by rule: the sentence that is taken back, what
 * stands for it, and what is asked now.
 */
import { federalLoanRequest } from './federal-student-loan.ts'

export interface RetiredClaim {
  retired: RegExp
  now: string
  request: string
}

export const retiredClaims: Readonly<Record<string, RetiredClaim>> = {
  negative_balance: {
    retired: / The balance of an account is reported as zero or more\.$/,
    now: ' A balance below zero would mean that the company owes me money.',
    request:
      'Please verify the balance of this account with the furnisher; if it is a credit in my favor, please show the balance as $0.',
  },
  credit_limit_missing: {
    retired: /$^/,
    now: '',
    request:
      'Please verify the credit limit of this account with the furnisher, and report it if there is one.',
  },
  missing_dofd: {
    retired: / Without that date nobody can tell.*$/,
    now: ' Without that date I cannot tell until when the entry may be shown.',
    request:
      'Please verify the date of first delinquency with the furnisher and show it, or delete the entry if it cannot be verified.',
  },
  double_reporting_oc_and_collector: {
    retired: / The same debt is counted twice\.$/,
    now: ' If the two entries are one debt, it is counted twice.',
    request: 'Please verify with both companies who owns this debt, and report a balance for the owner only.',
  },
  multiple_collectors_same_debt: {
    retired: / One debt cannot be owed to two collectors\.$/,
    now: ' If it is one debt, it is counted more than once.',
    request:
      'Please verify with each of them whether it owns this debt or collects it for another, and report the balance once.',
  },
  late_jump: {
    retired: / In one month a payment can become at most 30 days later than it was\.$/,
    now: ' A payment that is not made becomes about 30 days later with each month.',
    request:
      'Please verify these months with the furnisher’s own payment record, and correct the months that it does not bear out.',
  },
  reaged_dofd_by_collector: {
    retired: /$^/,
    now: '',
    request:
      'Please verify with both companies when the delinquency began that led to the collection, report that one date in both entries, and set the removal date by it.',
  },
}

/** Of student loans alone: for federal ones other periods run. */
export const retiredForStudentLoans: Readonly<Record<string, RetiredClaim>> = {
  obsolete_negative: { retired: /$^/, now: '', request: federalLoanRequest },
  obsolete_late_payment: { retired: /$^/, now: '', request: federalLoanRequest },
}

/** Requests of rule sets before 2026.11.4 that took one side of a contradiction, by rule, with what is asked now. */
export const retiredRequests: Readonly<Record<string, { was: RegExp; now: string }>> = {
  balance_on_paid_or_settled: {
    was: /^Please correct the balance/,
    now: 'Please verify with the furnisher what is owed, and correct the balance to $0, unless its records show that the account was not paid or settled.',
  },
  past_due_on_paid_or_zero: {
    was: /^Please correct the amount/,
    now: 'Please verify with the furnisher what is owed, and correct the amount past due to $0, unless its records show that something is.',
  },
  past_due_on_current_account: {
    was: /^Please correct the amount/,
    now: 'Please verify with the furnisher whether anything is past due, and correct the amount to $0, unless its records show that it is the status that is wrong.',
  },
  balance_on_transferred_sold: {
    was: /^Please correct the balance/,
    now: 'Please verify with the furnisher whether it still owns any part of this account, and correct the balance and the amount past due to $0 if it does not, as it reports.',
  },
  unauthorized_hard_inquiry: {
    was: /^Please verify with .* delete this inquiry/,
    now: 'Please verify with the company for what purpose it obtained my report, and if no permissible purpose is shown, please no longer show this inquiry to others.',
  },
}

/** That no permission was given implies a need of one, which section 604(a)(3) does not know; what else was said stays. */
export const retiredAnswer = /, and I gave it no permission to obtain my report\./
