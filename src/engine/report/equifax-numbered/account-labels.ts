/** Labels of an account (layout facts 2.2) and the field of the tradeline that each prints. */
import type { FieldPlan } from '../fields/field-plan.ts'
import { labelKeys } from '../label-keys.ts'

export const accountPlans: Readonly<Record<string, FieldPlan>> = {
  'Account Number': { kind: 'number', field: 'accountNumber' },
  'Reported Balance': { kind: 'money', field: 'balance' },
  Balance: { kind: 'money', field: 'balance' },
  'Account Status': { kind: 'text', field: 'status' },
  'Current Status': { kind: 'text', field: 'status' },
  Status: { kind: 'text', field: 'status' },
  'High Credit': { kind: 'money', field: 'highBalance' },
  Owner: { kind: 'text', field: 'responsibility' },
  'Account Owner': { kind: 'text', field: 'responsibility' },
  'Payment Responsibility': { kind: 'text', field: 'responsibility' },
  'Credit Limit': { kind: 'money', field: 'creditLimit' },
  'Account Type': { kind: 'text', field: 'type' },
  'Type of Account': { kind: 'text', field: 'type' },
  'Loan Type': { kind: 'text', field: 'loanType' },
  'Type of Loan': { kind: 'text', field: 'loanType' },
  'Term Duration': { kind: 'text', field: 'terms' },
  'Date Opened': { kind: 'date', field: 'opened' },
  'Date Reported': { kind: 'date', field: 'reported' },
  'Date Closed': { kind: 'date', field: 'closed' },
  'Amount Past Due': { kind: 'money', field: 'pastDue' },
  'Scheduled Payment Amount': { kind: 'money', field: 'monthlyPayment' },
  'Charge Off Amount': { kind: 'money', field: 'chargeOffAmount' },
  'Date of Last Payment': { kind: 'date', field: 'lastPayment' },
  'Last Payment Date': { kind: 'date', field: 'lastPayment' },
  'Date of First Delinquency': { kind: 'date', field: 'dofd' },
  'Date of 1st Delinquency': { kind: 'date', field: 'dofd' },
  'Original Creditor': { kind: 'text', field: 'originalCreditor' },
  'Original Creditor Name': { kind: 'text', field: 'originalCreditor' },
}

/** Printed with accounts; the normalised record has no field for them. */
const understoodLabels = [
  'Available Credit',
  'Terms Frequency',
  'Date of Last Activity',
  'Months Reviewed',
  // Not the date of first delinquency: when a major delinquency was first reported.
  'Delinquency First Reported',
  'Date Major Delinquency First Reported',
  'Actual Payment Amount',
  'Activity Designator',
  'Activity Description',
  'Creditor Classification',
  'Deferred Payment Start Date',
  'Balloon Payment Date',
  'Balloon Payment Amount',
  'Debt-to-Credit Ratio',
]

/** In the still older layout the remarks stand behind this label. */
export const commentsLabel = 'Comments'

export const accountLabels = labelKeys(
  [...Object.keys(accountPlans), ...understoodLabels, commentsLabel],
  true,
)
