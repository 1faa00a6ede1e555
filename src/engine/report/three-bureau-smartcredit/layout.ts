import type { Layout } from '../layout.ts'
import { accountBook } from '../three-bureau/account-book.ts'
import { labelKey } from '../three-bureau/label-key.ts'
import { readServiceReport, type Service } from '../three-bureau/read-service-report.ts'

/**
 * The print of SmartCredit, MyFreeScoreNow and their sisters.
 *
 * - Months of the payment history are coloured boxes without text: nothing is read from them.
 * - The service passes on a part of what the bureaus report, and prints '--' for the rest. Such a cell is listed as blank,
 *   for that is what is printed; that it proves nothing of the bureau's file is the audit's to know (partial-layouts.ts).
 * - 'Original Creditor' is read where it is printed, so that nobody is told that it is missing; the service adds it itself,
 *   so an empty cell says nothing of the bureau.
 * - 'Utilization' is the service's own addition, 'Creditor Type' is the furnisher's line of business, and 'Dispute Status'
 *   says 'not disputed' too: none of them is a field of the account.
 */
const service: Service = {
  family: 'three-bureau-smartcredit',
  firstLabel: labelKey('Account #'),
  book: accountBook({
    text: {
      'Account #': 'accountNumber',
      'Account Type': 'type',
      'Original Creditor': 'originalCreditor',
      'Account Description': 'responsibility',
      'Account Status': 'status',
      'Payment Status': 'paymentStatus',
      'Term Length': 'terms',
    },
    date: {
      'Date Opened': 'opened',
      'Date Reported': 'reported',
      'Closed Date': 'closed',
      'Last Payment': 'lastPayment',
    },
    money: {
      'Payment Amount': 'monthlyPayment',
      'Balance Owed': 'balance',
      'High Balance': 'highBalance',
      'Credit Limit': 'creditLimit',
      'Past Due Amount': 'pastDue',
    },
    remarks: ['Creditor Remarks'],
    none: [
      'Last Verified',
      'Date of Last Activity',
      'Account Rating',
      'Dispute Status',
      'Creditor Type',
      'Payment Frequency',
      'Utilization',
    ],
  }),
  mayBeBlank: (field) => field !== 'originalCreditor',
  readsHistory: false,
  namesOriginalCreditor: false,
}

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
  read: (pages) => readServiceReport(pages, service),
}
