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
