import type { Page } from '../../read/positioned-text.ts'
import type { Layout } from '../layout.ts'
import { serviceForm, servicePlans } from '../three-bureau/headed-accounts.ts'
import { readThreeBureaus } from '../three-bureau/read-three-bureaus.ts'
import type { ThreeBureauForm } from '../three-bureau/three-bureau-form.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'
import { withYearsOfMarkers } from './year-markers.ts'

/**
 * The print of SmartCredit, MyFreeScoreNow and their sisters.
 *
 * - Months of the payment history are coloured boxes, and the print's own key is no key to codes ('30 to 60 days late', 'Derogatory'):
 *   nothing is read from them but what they say as text in a saved page. How many months are not known for it is counted.
 * - The service passes on a part of what the bureaus report, and prints '--' for the rest. Such a cell is listed as blank,
 *   for that is what is printed; that it proves nothing of the bureau's file is the audit's to know (partial-layouts.ts).
 * - 'Original Creditor' is read where it is printed, so that nobody is told that it is missing; the service adds it itself,
 *   so an empty cell says nothing of the bureau.
 * - 'Utilization' is the service's own addition, 'Creditor Type' is the furnisher's line of business, and 'Dispute Status'
 *   says 'not disputed' too: none of them is a field of the account.
 */
const form: ThreeBureauForm = {
  ...serviceForm,
  family: 'three-bureau-smartcredit',
  plans: servicePlans,
  rowOrder: [
    'Account #',
    'High Balance',
    'Last Verified',
    'Date of Last Activity',
    'Date Reported',
    'Date Opened',
    'Balance Owed',
    'Closed Date',
    'Account Rating',
    'Account Description',
    'Dispute Status',
    'Creditor Type',
    'Original Creditor',
    'Account Status',
    'Payment Status',
    'Creditor Remarks',
    'Payment Amount',
    'Last Payment',
    'Term Length',
    'Past Due Amount',
    'Account Type',
    'Payment Frequency',
    'Credit Limit',
    'Utilization',
  ],
  mayBeBlank: (field) => field !== 'originalCreditor',
  // 'C' is current in one service and a collection in another: here nothing explains it.
  codeOf: (mark) => (mark === 'C' ? null : historyCodeOf(mark)),
  hasColours: true,
  monthsRow: withYearsOfMarkers,
}

const withoutDrawn = (page: Page): Page =>
  page.words.some(({ isDrawn }) => isDrawn)
    ? { ...page, words: page.words.filter(({ isDrawn }) => !isDrawn) }
    : page

export const smartCredit: Layout = {
  family: 'three-bureau-smartcredit',
  marks: [
    [/\bBalance Owed:?/i, 2],
    [/\bCreditor Remarks:?/i, 2],
    [/\bLast Veri(fi|\ufb01)ed:?/i, 1],
    [/\bAccount Rating:?/i, 1],
    [/\bDispute Status:?/i, 1],
    [/\b(smartcredit|myfreescorenow)\.com/i, 3],
    [/\bDays Late - 7 Year History\b/i, 1],
  ],
  read: (pages, learned) => readThreeBureaus(pages.map(withoutDrawn), form, learned),
}
