/** Labels of an account block, and the field of the tradeline that each prints. */
import type { FieldPlan } from '../fields/field-plan.ts'
import { labelKeys } from '../label-keys.ts'

export const accountPlans: Readonly<Record<string, FieldPlan>> = {
  'Date Reported': { kind: 'date', field: 'reported' },
  Balance: { kind: 'money', field: 'balance' },
  'Account Number': { kind: 'number', field: 'accountNumber' },
  Owner: { kind: 'text', field: 'responsibility' },
  'Credit Limit': { kind: 'money', field: 'creditLimit' },
  'High Credit': { kind: 'money', field: 'highBalance' },
  'Loan/Account Type': { kind: 'text', field: 'type' },
  Status: { kind: 'text', field: 'status' },
  'Date Opened': { kind: 'date', field: 'opened' },
  'Date of 1st Delinquency': { kind: 'date', field: 'dofd' },
  'Date of First Delinquency': { kind: 'date', field: 'dofd' },
  'Scheduled Payment Amount': { kind: 'money', field: 'monthlyPayment' },
  'Amount Past Due': { kind: 'money', field: 'pastDue' },
  'Charge Off Amount': { kind: 'money', field: 'chargeOffAmount' },
  'Date of Last Payment': { kind: 'date', field: 'lastPayment' },
  'Date Closed': { kind: 'date', field: 'closed' },
  'Term Duration': { kind: 'text', field: 'terms' },
  'Original Creditor Name': { kind: 'text', field: 'originalCreditor' },
  'Original Creditor': { kind: 'text', field: 'originalCreditor' },
}

/** Printed with every account; the normalised record has no field for them. */
const understoodLabels = [
  'Terms Frequency',
  'Date of Last Activity',
  'Date Major Delinquency 1st Reported',
  'Months Reviewed',
  'Deferred Payment Start Date',
  'Actual Payment Amount',
  'Balloon Payment Amount',
  'Balloon Payment Date',
  'Activity Designator',
  'Creditor Classification',
  'Narrative Code(s)',
]

export const narrativeCodesLabel = 'Narrative Code(s)'

/** One of these stands near the top of every account. */
export const anchorLabels: readonly string[] = ['Date Reported', 'Account Number']

/** May also stand below an account's tables; every other label there begins another account. */
export const trailingLabels: readonly string[] = [
  'Original Creditor Name',
  'Original Creditor',
  'Creditor Classification',
  narrativeCodesLabel,
]

export const accountLabels = labelKeys([...Object.keys(accountPlans), ...understoodLabels], false, true)
