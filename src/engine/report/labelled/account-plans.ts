/** Labels of accounts as the bureaus' reports spell them (layout facts 2.1 to 2.6), and what each prints. */
import type { FieldPlan } from '../fields/field-plan.ts'

/** What a label prints. */
export type AccountPlan =
  | FieldPlan
  /** The creditor's name; it begins an account. */
  | { kind: 'name' }
  /** '$1,204' or '$1,204 as of 01/15/2026': the balance and, where printed, the day it was reported. */
  | { kind: 'balance as of' }
  /** '$27' or '$27 as of 12/02/2025': only the second says when the last payment was made. */
  | { kind: 'payment as of' }
  /** 'High balance of $6,281 from 05/2024 to 11/2026; $5,100 from …'. */
  | { kind: 'latest amount'; field: 'highBalance' | 'creditLimit' }
  /** One label for two fields: the limit of a revolving account, the original amount of a loan. */
  | { kind: 'limit or original amount' }
  | { kind: 'remark' }
  | { kind: 'address' }
  | { kind: 'phone' }
  /** Printed, understood, and without a place in a tradeline. */
  | { kind: 'no field' }

export type AccountPlans = Readonly<Record<string, AccountPlan>>

const money = (field: Extract<FieldPlan, { kind: 'money' }>['field']): AccountPlan => ({
  kind: 'money',
  field,
})
const date = (field: Extract<FieldPlan, { kind: 'date' }>['field']): AccountPlan => ({ kind: 'date', field })
const text = (field: Extract<FieldPlan, { kind: 'text' }>['field']): AccountPlan => ({ kind: 'text', field })
const name: AccountPlan = { kind: 'name' }
const number: AccountPlan = { kind: 'number', field: 'accountNumber' }
const noField: AccountPlan = { kind: 'no field' }

/** Labels that mean the same in every report that prints them. A label that two bureaus use differently is not here. */
export const accountPlans: AccountPlans = {
  'Account Name': name,
  'Creditor Name': name,
  Creditor: name,
  'Company Name': name,
  Furnisher: name,
  Lender: name,
  'Account Number': number,
  'Account #': number,
  'Account No.': number,
  'Acct #': number,
  'Partial Account Number': number,
  'Account Type': text('type'),
  'Type of Account': text('type'),
  'Loan/Account Type': text('type'),
  Type: text('type'),
  'Loan Type': text('loanType'),
  'Type of Loan': text('loanType'),
  Responsibility: text('responsibility'),
  'Payment Responsibility': text('responsibility'),
  Owner: text('responsibility'),
  'Account Owner': text('responsibility'),
  Ownership: text('responsibility'),
  'Date Opened': date('opened'),
  'Opened Date': date('opened'),
  'Open Date': date('opened'),
  'Collection Opened': date('opened'),
  Opened: date('opened'),
  'Date Reported': date('reported'),
  'Last Reported': date('reported'),
  Reported: date('reported'),
  'Date Updated': date('reported'),
  'Last Updated': date('reported'),
  'Balance Updated': date('reported'),
  'Date Closed': date('closed'),
  'Closed Date': date('closed'),
  Closed: date('closed'),
  Status: text('status'),
  'Account Status': text('status'),
  'Current Status': text('status'),
  'Payment Status': text('paymentStatus'),
  'Pay Status': text('paymentStatus'),
  Balance: { kind: 'balance as of' },
  'Current Balance': { kind: 'balance as of' },
  'Recent Balance': { kind: 'balance as of' },
  'Reported Balance': { kind: 'balance as of' },
  'Balance Owed': { kind: 'balance as of' },
  'High Balance': money('highBalance'),
  'Highest Balance': money('highBalance'),
  'High Credit': money('highBalance'),
  'Credit Limit': money('creditLimit'),
  Limit: money('creditLimit'),
  'Original Amount': money('originalAmount'),
  'Original Balance': money('originalAmount'),
  'Original Loan Amount': money('originalAmount'),
  'Credit Limit or Original Amount': { kind: 'limit or original amount' },
  'Credit Limit/Original Amount': { kind: 'limit or original amount' },
  'Credit Limit / Original Balance': { kind: 'limit or original amount' },
  'Past Due': money('pastDue'),
  'Past Due Amount': money('pastDue'),
  'Amount Past Due': money('pastDue'),
  'Monthly Payment': money('monthlyPayment'),
  'Scheduled Payment': money('monthlyPayment'),
  'Scheduled Payment Amount': money('monthlyPayment'),
  'High Balance (Hist.)': { kind: 'latest amount', field: 'highBalance' },
  'High Credit (Hist.)': { kind: 'latest amount', field: 'highBalance' },
  'Credit Limit (Hist.)': { kind: 'latest amount', field: 'creditLimit' },
  'Original Charge-off': money('chargeOffAmount'),
  'Original Charge-off Amount': money('chargeOffAmount'),
  'Charge Off Amount': money('chargeOffAmount'),
  'Charged Off Amount': money('chargeOffAmount'),
  Terms: text('terms'),
  'Loan Terms': text('terms'),
  'Loan Term': text('terms'),
  'Term Duration': text('terms'),
  'Last Payment': { kind: 'payment as of' },
  'Recent Payment': { kind: 'payment as of' },
  'Last Payment Date': date('lastPayment'),
  'Date of Last Payment': date('lastPayment'),
  'Last Payment Made': date('lastPayment'),
  'Last Payment Made/Paid': date('lastPayment'),
  'Date of First Delinquency': date('dofd'),
  'Date of 1st Delinquency': date('dofd'),
  'On Record Until': date('removalDate'),
  'Removal Date': date('removalDate'),
  'Estimated month and year this item will be removed': date('removalDate'),
  'Estimated month and year that this item will be removed': date('removalDate'),
  'Original Creditor': text('originalCreditor'),
  'Original Creditor Name': text('originalCreditor'),
  Remarks: { kind: 'remark' },
  Remark: { kind: 'remark' },
  Comments: { kind: 'remark' },
  Comment: { kind: 'remark' },
  Address: { kind: 'address' },
  Phone: { kind: 'phone' },
  'Phone Number': { kind: 'phone' },
  'Open/Closed': noField,
  'Your Statement': { kind: 'remark' },
  'Last Payment Amount': noField,
  'Status Updated': noField,
  'Date of Status': noField,
  'First Reported': noField,
  'Reported Since': noField,
  'Date of Last Activity': noField,
  'Date Last Active': noField,
  'Months Reviewed': noField,
  'Terms Frequency': noField,
  'Payment Frequency': noField,
  'Actual Payment Amount': noField,
  'Recent Payment Amount': noField,
  'Payment Received': noField,
  'Interest Type': noField,
  'Company Sold': noField,
  'Sold To': noField,
  'Paid Off': noField,
  'Business Type': noField,
  'Credit Usage': noField,
  'Creditor Type': noField,
  'Creditor Classification': noField,
  'Activity Designator': noField,
  'Bureau Code': noField,
  'Date Paid': noField,
  'Date Placed for Collection': noField,
  'Deferred Payment Start Date': noField,
  'Mortgage Info': noField,
  'Account Sale Info': noField,
  'Maximum Delinquency': noField,
  'Maximum Delinquency Note': noField,
  'Worst Delinquency': noField,
  'Term Length': noField,
}
