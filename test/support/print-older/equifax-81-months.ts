/** Prints a file in the Equifax layout before the numbered one: labels with colons and an '81-Month Payment History'. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { dollars, type InventedAccount, monthNames, numericDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

const left = 40
const right = 320
const rows: [string, TradelineField | string, string, TradelineField | string][] = [
  ['Account Number', '=number', 'Current Status', 'status'],
  ['Account Owner', 'responsibility', 'High Credit', 'highBalance'],
  ['Type of Account', 'type', 'Credit Limit', 'creditLimit'],
  ['Term Duration', '=', 'Terms Frequency', '=Monthly'],
  ['Date Opened', 'opened', 'Balance', 'balance'],
  ['Date Reported', 'reported', 'Amount Past Due', 'pastDue'],
  ['Date of Last Payment', 'lastPayment', 'Actual Payment Amount', '=$40'],
  ['Scheduled Payment Amount', 'monthlyPayment', 'Date of Last Activity', '=01/2024'],
  ['Date Major Delinquency First Reported', '=', 'Months Reviewed', '=41'],
  ['Creditor Classification', '=', 'Activity Description', '=N/A'],
  ['Charge Off Amount', 'chargeOffAmount', 'Deferred Payment Start Date', '='],
  ['Balloon Payment Amount', '=', 'Balloon Payment Date', '='],
  ['Date Closed', 'closed', 'Type of Loan', 'loanType'],
  ['Date of First Delinquency', 'dofd', 'Comments', '=remarks'],
]

export function printEquifax81Months(accounts: readonly InventedAccount[], pageHeight: number): Uint8Array {
  const sheet = newSheet({
    pageHeight,
    header: [[left, 'MARIGOLD TESSA OAKHURST']],
    footer: [[500, 'Page {page} of {pages}']],
  })
  sheet.row([[left, 'CREDIT FILE : February 20, 2024']], { bold: true })
  sheet.row([[left, 'Confirmation # 4058112233']])
  sheet.row([[left, 'Open Accounts']], { size: 14, bold: true })
  for (const account of accounts) printAccount(sheet, account)
  sheet.row([[left, 'Inquiries that display to companies']], { size: 14, bold: true })
  sheet.row([
    [left, 'Date of Inquiry'],
    [150, 'Company Information'],
  ])
  sheet.row([
    [left, '01/04/2024'],
    [150, 'HARBORLIGHT BANK NA'],
  ])
  sheet.row([[left, 'Summary of Your Rights Under the Fair Credit Reporting Act']], { size: 14, bold: true })
  return textPdf(sheet.pages())
}

function printAccount(sheet: Sheet, account: InventedAccount): void {
  sheet.row([[left, account.creditor]], { bold: true, space: 18 })
  for (const line of [...account.address, account.phone]) sheet.row([[left, line]])
  for (const [first, one, second, other] of rows)
    sheet.row([
      [left, `${first}: ${textFor(account, one)}`],
      [right, `${second}: ${textFor(account, other)}`],
    ])
  sheet.row([[left, '81-Month Payment History']], { bold: true })
  const x = (month: number) => 80 + 40 * month
  if (account.isAdverse) {
    sheet.row([[left, 'Year'], ...monthNames.map((name, at) => [x(at), name] as const)])
    for (const year of new Set(account.history.map(([month]) => month.slice(0, 4)))) {
      const own = account.history.filter(([month]) => month.startsWith(year))
      sheet.row([[left, year], ...own.map(([month, code]) => [x(Number(month.slice(5)) - 1), code] as const)])
    }
  } else sheet.row([[left, 'No 81-Month Payment Data available for display.']])
  sheet.row([[left, 'Historical Account Information']], { bold: true })
  const column = (at: number) => 160 + 70 * at
  sheet.row(account.balances.map(([month], at) => [column(at), `${month.slice(5)}/${month.slice(0, 4)}`]))
  sheet.row([
    [left, 'Balance'],
    ...account.balances.map(([, balance], at) => [column(at), dollars(balance)] as const),
  ])
  sheet.row([
    [left, 'Scheduled Payment Amount'],
    ...account.balances.map((_, at) => [column(at), '$35'] as const),
  ])
}

function textFor(account: InventedAccount, field: string): string {
  if (field === '=number') return `XXXXXXXX ${account.number}`
  if (field === '=remarks') return account.remarks.join('. ')
  if (field.startsWith('=')) return field.slice(1)
  const value = account.values[field as TradelineField]
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? numericDate(value ?? '') : (value ?? '')
}
