/** Prints a file as Experian's site for members does (layout facts 2.4), with variations of it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { guideOf, monthName, numberOf, rowsOf, statusOf, wrappingRow } from './experian-words.ts'
import { dollars, type InventedAccount, monthNames, namedDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface MemberVariation {
  pageHeight: number
  seed?: number
  /** Where the values stand. */
  values: 'beside' | 'below'
  /** The name as a heading above the labels, or behind 'Account name' alone. */
  heading: boolean
}

const left = 40
const right = 320
const cells: [string, TradelineField | string, string, TradelineField | string][] = [
  ['Account name', '=name', 'Balance', 'balance'],
  ['Account number', '=number', 'Balance updated', 'reported'],
  ['Account type', 'type', 'Recent payment', 'lastPayment'],
  ['Responsibility', 'responsibility', 'Monthly payment', 'monthlyPayment'],
  ['Date opened', 'opened', 'Credit limit', 'creditLimit'],
  ['Status', '=status', 'Highest balance', 'highBalance'],
  ['Status updated', '=Feb 2024', 'Terms', '=60 Months'],
  ['Past due amount', 'pastDue', 'Date closed', 'closed'],
  ['Credit usage', '=24%', 'On record until', '=until'],
]

export function printExperianMember(accounts: readonly InventedAccount[], form: MemberVariation): Uint8Array {
  const sheet = newSheet({
    pageHeight: form.pageHeight,
    header: [
      [left, '2/20/24, 9:15 PM'],
      [300, 'Experian'],
    ],
    footer: [
      [left, 'https://usa.experian.com/member/reports/experian/now'],
      [540, '{page}/{pages}'],
    ],
  })
  const heading = (text: string) => sheet.row([[left, text]], { size: 14, bold: true, space: 14 })
  sheet.row([[left, 'Report Confirmation']], { size: 16, bold: true })
  sheet.row([
    [left, 'Prepared for'],
    [200, 'TESSALY ORRIN WICK'],
  ])
  sheet.row([
    [left, 'Date generated'],
    [200, 'Feb 20, 2024'],
  ])
  sheet.row([
    [left, 'Report number'],
    [200, '4417-2206-31'],
  ])
  sheet.row([[left, 'FICO\u00ae Score 8']], { bold: true })
  sheet.row([[left, '640']], { size: 20, bold: true })
  sheet.row([
    [left, '300'],
    [200, '850'],
  ])
  heading('Personal information')
  sheet.row([[left, 'Names']], { bold: true, size: 10 })
  sheet.row([[left, 'TESSALY ORRIN WICK']])
  sheet.row([[left, 'Addresses']], { bold: true, size: 10 })
  sheet.row([[left, '14 FERNWAY CT, BOISE, ID 83702']])
  sheet.row([[left, 'Year of birth']], { bold: true, size: 10 })
  sheet.row([[left, '1979']])
  heading('Accounts')
  sheet.row([[left, 'Current / Terms met  30 Past due 30 days  60 Past due 60 days  CO Charge off']])
  for (const account of accounts) printAccount(sheet, account, form)
  heading('Hard inquiries')
  sheet.row([[left, 'LANTERN AUTO FINANCE']], { bold: true })
  sheet.row([
    [left, 'Inquired on'],
    [140, 'Jan 9, 2024'],
  ])
  sheet.row([[left, 'HARBORLIGHT BANK NA']], { bold: true })
  sheet.row([
    [left, 'Inquired on'],
    [140, 'Dec 22, 2023'],
  ])
  sheet.row([[left, 'PO BOX 4410, SIOUX FALLS, SD 57117']])
  heading('Public records')
  sheet.row([[left, 'No public records reported.']])
  return textPdf(sheet.pages(form.seed))
}

function printAccount(sheet: Sheet, account: InventedAccount, form: MemberVariation): void {
  if (form.heading) {
    for (const [at, row] of rowsOf(account.creditor, 34).entries())
      sheet.row([[left, row]], { bold: true, size: 12, space: at === 0 ? 18 : 3 })
    if (account.isAdverse) sheet.row([[left, 'Potentially negative']])
  }
  sheet.row([[left, 'Account info']], { bold: true, size: 10 })
  for (const [one, first, two, second] of cells) {
    const [a, b] = [textFor(account, first), textFor(account, second)]
    if (form.values === 'below') {
      sheet.row([
        [left, one],
        [right, two],
      ])
      wrappingRow(sheet, [
        [left, a, 44],
        [right, b, 40],
      ])
    } else
      wrappingRow(sheet, [
        [left, one, 99],
        [140, a, 34],
        [right, two, 99],
        [430, b, 30],
      ])
  }
  sheet.row([[left, 'Payment history']], { bold: true, size: 10 })
  const x = (month: number) => 80 + 40 * month
  sheet.row(monthNames.map((name, at) => [x(at), name]))
  for (const year of new Set(account.history.map(([month]) => month.slice(0, 4)))) {
    const own = account.history.filter(([month]) => month.startsWith(year))
    sheet.row([[left, year], ...own.map(([month, code]) => [x(Number(month.slice(5)) - 1), code] as const)])
  }
  const guide = guideOf(account)
  if (guide.length > 0) sheet.row([[left, 'Payment history guide']], { bold: true })
  for (const line of guide) sheet.row([[left, line]])
  sheet.row([[left, 'Balance histories']], { bold: true, size: 10 })
  sheet.row([
    [left, 'Date'],
    [140, 'Balance'],
    [240, 'Scheduled payment'],
    [380, 'Paid'],
  ])
  for (const [month, balance] of account.balances)
    sheet.row([
      [left, `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`],
      [140, dollars(balance)],
      [240, '$35'],
      [380, '$40 on 1/22/2024'],
    ])
  sheet.row([[left, 'Contact info']], { bold: true, size: 10 })
  sheet.row([
    [left, 'Address'],
    [140, account.address.join(', ')],
  ])
  sheet.row([
    [left, 'Phone number'],
    [140, account.phone],
  ])
  if (account.remarks.length > 0) {
    sheet.row([[left, 'Comment']], { bold: true, size: 10 })
    sheet.row([[left, `${account.remarks.join('. ')}.`]])
  }
}

function textFor(account: InventedAccount, field: string): string {
  if (field === '=name') return account.creditor
  if (field === '=number') return numberOf(account)
  if (field === '=status') return statusOf(account)
  if (field === '=until') return account.isAdverse ? 'Jan 2028' : '-'
  if (field.startsWith('=')) return field.slice(1)
  const value = account.values[field as TradelineField] ?? '-'
  if (field === 'lastPayment' && value !== '-') return `$40 as of ${namedDate(String(value))}`
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? namedDate(value) : value
}
