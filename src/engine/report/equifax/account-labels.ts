/** Labels of Equifax's accounts and collections (layout facts 2.1 and 2.2), by the one book of labels. */
import { byLabel } from '../label-keys.ts'
import { type AccountPlans, accountPlans, noField } from '../labelled/account-plans.ts'

/** Short words of the book that stand here as values too, alone in a cell: 'CLOSED', 'Paid off'. */
const isLabelHere = (label: string): boolean =>
  /^(Balance|Limit|Owner|Status)$/.test(label) ||
  (label.includes(' ') && !/^(Paid Off|Sold To|Past Due)$/.test(label))

export const narrativeCodesLabel = 'Narrative Code(s)'
/** In the still older layout the remarks stand behind this label, as one text. */
export const commentsLabel = 'Comments'

/** What Equifax labels in the collections that it holds, in its own reports and in that of the three bureaus. */
export const collectionPlans: AccountPlans = {
  'Collection Agency': { kind: 'name' },
  'Account Designator Code': { kind: 'text', field: 'responsibility' },
  'Account Designator': { kind: 'text', field: 'responsibility' },
  'Date Assigned': { kind: 'date', field: 'opened' },
  'Original Amount Owed': { kind: 'money', field: 'originalAmount' },
  Amount: { kind: 'money', field: 'balance' },
  Contact: { kind: 'address' },
  'Balance Date': noField,
  'Status Date': noField,
}

export const equifaxPlans: AccountPlans = {
  ...Object.fromEntries(Object.entries(accountPlans).filter(([label]) => isLabelHere(label))),
  ...collectionPlans,
  ...byLabel([
    [noField, ['Activity Description', narrativeCodesLabel, commentsLabel]],
    [noField, ['Date Major Delinquency 1st Reported']],
  ]),
}
