import type { Layout } from '../layout.ts'
import { accountBook } from '../three-bureau/account-book.ts'
import { labelKey } from '../three-bureau/label-key.ts'
import { readServiceReport, type Service } from '../three-bureau/read-service-report.ts'

/**
 * The print of IdentityIQ, MyScoreIQ and their sisters. It shows no date of first delinquency and no date of closing, so
 * their absence says nothing; a cell that says '-' in a row that it does print is the bureau's own silence.
 */
const service: Service = {
  family: 'three-bureau-identityiq',
  firstLabel: labelKey('Account #'),
  book: accountBook({
    text: {
      'Account #': 'accountNumber',
      'Account Type': 'type',
      'Account Type - Detail': 'loanType',
      'Bureau Code': 'responsibility',
      'Account Status': 'status',
      'Payment Status': 'paymentStatus',
      'No. of Months (terms)': 'terms',
    },
    date: {
      'Date Opened': 'opened',
      'Last Reported': 'reported',
      'Date of Last Payment': 'lastPayment',
    },
    money: {
      'Monthly Payment': 'monthlyPayment',
      Balance: 'balance',
      'High Credit': 'highBalance',
      'Credit Limit': 'creditLimit',
      'Past Due': 'pastDue',
    },
    remarks: ['Comments'],
    none: ['Date Last Active'],
  }),
  mayBeBlank: () => true,
  readsHistory: true,
  namesOriginalCreditor: true,
}

/** 'Bureau Code' and 'No. of Months (terms)' stand in no other layout known. */
export const identityIq: Layout = {
  family: 'three-bureau-identityiq',
  marks: [
    [/\bAccount Type - Detail:?/i, 3],
    [/\bBureau Code:?/i, 2],
    [/No\. of Months \(terms\)/i, 2],
    [/\b(identityiq|myscoreiq)\.com/i, 3],
    [/\bDate Last Active:?/i, 1],
    [/\bTwo-Year payment history\b/i, 1],
  ],
  read: (pages) => readServiceReport(pages, service),
}
