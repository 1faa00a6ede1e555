/**
 * What rule sets before 2026.11.4 graded as provable and the law leaves open, by rule: the sentence that is taken back, what
 * stands for it, and what is asked now.
 */
import { findingsOfAmounts } from '../../shared/findings/en/findings-of-amounts.ts'
import { findingsOfCollections } from '../../shared/findings/en/findings-of-collections.ts'
import { federalLoanRequest, findingsOfDates } from '../../shared/findings/en/findings-of-dates.ts'
import { findingsOfHistory } from '../../shared/findings/en/findings-of-history.ts'

export interface RetiredClaim {
  retired: RegExp
  now: string
  request: string
}

export const retiredClaims: Readonly<Record<string, RetiredClaim>> = {
  negative_balance: {
    retired: / The balance of an account is reported as zero or more\.$/,
    now: ' A balance below zero would mean that the company owes me money.',
    request: findingsOfAmounts.negative_balance.request,
  },
  credit_limit_missing: {
    retired: /$^/,
    now: '',
    request: findingsOfAmounts.credit_limit_missing.request,
  },
  missing_dofd: {
    retired: / Without that date nobody can tell.*$/,
    now: ' Without that date I cannot tell until when the entry may be shown.',
    request: findingsOfDates.missing_dofd.request,
  },
  double_reporting_oc_and_collector: {
    retired: / The same debt is counted twice\.$/,
    now: ' If the two entries are one debt, it is counted twice.',
    request: 'Please verify with both companies who owns this debt, and report a balance for the owner only.',
  },
  multiple_collectors_same_debt: {
    retired: / One debt cannot be owed to two collectors\.$/,
    now: ' If it is one debt, it is counted more than once.',
    request: findingsOfCollections.multiple_collectors_same_debt.request,
  },
  late_jump: {
    retired: / In one month a payment can become at most 30 days later than it was\.$/,
    now: ' A payment that is not made becomes about 30 days later with each month.',
    request: findingsOfHistory.late_jump.request,
  },
  reaged_dofd_by_collector: {
    retired: /$^/,
    now: '',
    request: findingsOfDates.reaged_dofd_by_collector.request,
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
    now: findingsOfAmounts.balance_on_paid_or_settled.request,
  },
  past_due_on_paid_or_zero: {
    was: /^Please correct the amount/,
    now: findingsOfAmounts.past_due_on_paid_or_zero.request,
  },
  past_due_on_current_account: {
    was: /^Please correct the amount/,
    now: findingsOfAmounts.past_due_on_current_account.request,
  },
  balance_on_transferred_sold: {
    was: /^Please correct the balance/,
    now: findingsOfAmounts.balance_on_transferred_sold.request,
  },
  unauthorized_hard_inquiry: {
    was: /^Please verify with .* delete this inquiry/,
    now: 'Please verify with the company for what purpose it obtained my report, and if no permissible purpose is shown, please no longer show this inquiry to others.',
  },
}

/** That no permission was given implies a need of one, which section 604(a)(3) does not know; what else was said stays. */
export const retiredAnswer = /, and I gave it no permission to obtain my report\./
