/** Labels of an account in the subscriber app's print (layout facts 2.5, last line), and the field each prints. */
import type { FieldPlan } from '../equifax-acr/account-labels.ts'
import { labelKeys } from '../label-keys.ts'

export const accountPlans: Readonly<Record<string, FieldPlan>> = {
  Condition: { kind: 'text', field: 'status' },
  'Pay Status': { kind: 'text', field: 'paymentStatus' },
  'Payment Status': { kind: 'text', field: 'paymentStatus' },
  'Current Balance': { kind: 'money', field: 'balance' },
  Balance: { kind: 'money', field: 'balance' },
  'Original Balance': { kind: 'money', field: 'originalAmount' },
  'High Balance': { kind: 'money', field: 'highBalance' },
  Limit: { kind: 'money', field: 'creditLimit' },
  'Credit Limit': { kind: 'money', field: 'creditLimit' },
  'Past Due': { kind: 'money', field: 'pastDue' },
  'Amount Past Due': { kind: 'money', field: 'pastDue' },
  'Monthly Payment': { kind: 'money', field: 'monthlyPayment' },
  'Last Payment': { kind: 'date', field: 'lastPayment' },
  'Loan Term': { kind: 'text', field: 'terms' },
  Opened: { kind: 'date', field: 'opened' },
  'Date Opened': { kind: 'date', field: 'opened' },
  Reported: { kind: 'date', field: 'reported' },
  'Last Reported': { kind: 'date', field: 'reported' },
  Closed: { kind: 'date', field: 'closed' },
  'Date Closed': { kind: 'date', field: 'closed' },
  'Account Number': { kind: 'number', field: 'accountNumber' },
  'Account Type': { kind: 'text', field: 'type' },
  'Loan Type': { kind: 'text', field: 'loanType' },
  Responsibility: { kind: 'text', field: 'responsibility' },
  'Original Creditor': { kind: 'text', field: 'originalCreditor' },
}

export const remarksLabel = 'Remarks'

export const accountLabels = labelKeys([
  ...Object.keys(accountPlans),
  remarksLabel,
  'Months Reviewed',
  'Worst Delinquency',
])
