/** Labels of Equifax's accounts and collections (layout facts 2.1 and 2.2), by the one book of labels. */
import { type AccountPlan, type AccountPlans, accountPlans } from '../labelled/account-plans.ts'

const noField: AccountPlan = { kind: 'no field' }

/** Short words of the book that stand here as values too, alone in a cell: 'CLOSED', 'Paid off'. */
const isLabelHere = (label: string): boolean =>
  /^(Balance|Owner|Status)$/.test(label) ||
  (label.includes(' ') && !/^(Paid Off|Sold To|Past Due)$/.test(label))

export const narrativeCodesLabel = 'Narrative Code(s)'
/** In the still older layout the remarks stand behind this label, as one text. */
export const commentsLabel = 'Comments'

export const equifaxPlans: AccountPlans = {
  ...Object.fromEntries(Object.entries(accountPlans).filter(([label]) => isLabelHere(label))),
  'Collection Agency': { kind: 'name' },
  'Account Designator Code': { kind: 'text', field: 'responsibility' },
  'Date Assigned': { kind: 'date', field: 'opened' },
  'Original Amount Owed': { kind: 'money', field: 'originalAmount' },
  Amount: { kind: 'money', field: 'balance' },
  Contact: { kind: 'address' },
  'Balance Date': noField,
  'Status Date': noField,
  'Available Credit': noField,
  // Not the date of first delinquency: when a major delinquency was first reported.
  'Delinquency First Reported': noField,
  'Date Major Delinquency First Reported': noField,
  'Date Major Delinquency 1st Reported': noField,
  'Activity Description': noField,
  'Balloon Payment Date': noField,
  'Balloon Payment Amount': noField,
  'Debt-to-Credit Ratio': noField,
  [narrativeCodesLabel]: noField,
  [commentsLabel]: noField,
}
