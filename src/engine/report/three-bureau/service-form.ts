import { headedAccounts } from './headed-accounts.ts'
import type { ThreeBureauForm } from './three-bureau-form.ts'

/** What the prints of all monitoring services have in common. */
export const serviceForm: Pick<ThreeBureauForm, 'furniture' | 'headings' | 'blocksOf' | 'isExplained'> = {
  furniture: null,
  headings: [
    [/^Credit Scores?$/i, 'scores'],
    // Factors of a score have tables of their own, with an 'Account #' that is no account's.
    [/^Risk Factors$/i, 'other'],
    [/^((Credit )?(Report )?|Account )Summary$/i, 'summary'],
    // A group of the accounts.
    [/^Collections?( Accounts?)?$/i, 'accounts'],
    [/^Creditor Contacts?( ?(Show|Hide))?$/i, 'contacts'],
  ],
  blocksOf: headedAccounts,
  isExplained: false,
}
