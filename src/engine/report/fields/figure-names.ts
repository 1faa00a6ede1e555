/** The book of names that figures of months have, in columns, cells and tables of every print. */
import { byLabel } from '../label-keys.ts'
import type { Figure } from './month-figures.ts'

/** By the name in small letters; 'not kept' for those of which the normalised record has none. */
export const figureNames = byLabel<Figure | 'not kept'>([
  ['balance', ['balance', 'current balance', 'recent balance', 'reported balance', 'balance owed']],
  [
    'scheduledPayment',
    ['scheduled payment', 'scheduled payment amount', 'monthly payment', 'payment amount'],
  ],
  ['actualPayment', ['actual payment', 'actual payment amount', 'amount paid']],
  ['pastDue', ['past due', 'past due amount', 'amount past due']],
  ['highCredit', ['high credit', 'high balance', 'highest balance']],
  ['creditLimit', ['credit limit', 'credit line', 'limit']],
  ['not kept', ['activity designator', 'available credit', 'comments', 'narrative code', 'narrative codes']],
  ['not kept', ['date of last payment', 'last payment date', 'last payment made', 'last payment']],
])
