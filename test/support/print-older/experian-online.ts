/** Prints a file as Experian's site did in 2015 (layout facts 2.4), with variations of it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { monthName, numberOf, rowsOf, statusOf, wrappingRow } from './experian-words.ts'
import { dollars, type InventedAccount, numericDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface OnlineVariation {
  pageHeight: number
  seed?: number
  /** Where the values stand. */
  values: 'beside' | 'below'
}

type Field = TradelineField | `=${string}`
const left = 40
const columns = [left, 230, 420]
const rows: [string, Field][][] = [
  [
    ['Address', '=address'],
    ['Account Number', '=number'],
  ],
  [
    ['Status', '=status'],
    ['Status Details', '=details'],
  ],
  [
    ['Date Opened', 'opened'],
    ['Type', 'type'],
    ['Credit Limit/Original Amount', '=limit'],
  ],
  [
    ['Reported Since', '=03/2016'],
    ['Terms', '=60 Months'],
    ['High Balance', 'highBalance'],
  ],
  [
    ['Date of Status', '=02/2024'],
    ['Monthly Payment', 'monthlyPayment'],
    ['Recent Balance', '=balance'],
  ],
  [
    ['Last Reported', 'reported'],
    ['Responsibility', 'responsibility'],
    ['Recent Payment', '=$40'],
  ],
]

export function printExperianOnline(accounts: readonly InventedAccount[], form: OnlineVariation): Uint8Array {
  const sheet = newSheet({
    pageHeight: form.pageHeight,
    header: [
      [left, '2/20/2024'],
      [250, 'Experian - Printable Full Report'],
    ],
    footer: [
      [left, 'https://www.experian.com/ncaconline/creditreport?type=print'],
      [540, '{page}/{pages}'],
    ],
  })
  const heading = (text: string) => sheet.row([[left, text]], { size: 13, bold: true, space: 14 })
  sheet.row([[left, 'Online Personal Credit Report from Experian for']], { size: 14, bold: true })
  sheet.row([[left, 'TESSALY ORRIN WICK']])
  sheet.row([[left, 'Experian credit report prepared for']])
  sheet.row([[left, 'TESSALY ORRIN WICK']])
  sheet.row([[left, 'Your report number is']])
  sheet.row([[left, '4417-2206-31']])
  sheet.row([[left, 'Report date:']])
  sheet.row([[left, '02/20/2024']])
  heading('Potentially Negative Items or items for further review')
  sheet.row([
    [left, 'This information is generally removed seven years from the initial missed payment date.'],
  ])
  for (const account of accounts.filter(({ isAdverse }) => isAdverse)) printAccount(sheet, account, form)
  heading('Accounts in Good Standing')
  for (const account of accounts.filter(({ isAdverse }) => !isAdverse)) printAccount(sheet, account, form)
  heading('Requests for Your Credit History')
  heading('Requests Viewed By Others')
  sheet.row([[left, 'LANTERN AUTO FINANCE']], { bold: true })
  sheet.row([
    [left, 'Address:'],
    [230, 'Date of Request:'],
  ])
  sheet.row([
    [left, '77 HARBOR ST'],
    [230, '01/09/2024'],
  ])
  sheet.row([[left, 'TULSA OK 74103']])
  heading('Requests Viewed Only By You')
  sheet.row([[left, 'GRANITE MUTUAL INSURANCE']], { bold: true })
  sheet.row([
    [left, 'Address:'],
    [230, 'Date of Request:'],
  ])
  sheet.row([
    [left, '4 SLATE WAY'],
    [230, '11/03/2023, 08/14/2023'],
  ])
  sheet.row([[left, 'PROVO UT 84601']])
  return textPdf(sheet.pages(form.seed))
}

function printAccount(sheet: Sheet, account: InventedAccount, form: OnlineVariation): void {
  for (const [at, row] of rowsOf(account.creditor, 40).entries())
    sheet.row([[left, row]], { bold: true, size: 10, space: at === 0 ? 18 : 3 })
  for (const row of rows) {
    const texts = row.map(([, field]) => textFor(account, field))
    if (form.values === 'below') {
      sheet.row(row.map(([label], at) => [columns[at] ?? left, `${label}:`]))
      wrappingRow(
        sheet,
        texts.map((text, at) => [columns[at] ?? left, text, 34]),
      )
    } else if (texts.some((text) => text.length > 36))
      for (const [at, [label]] of row.entries()) sheet.row([[left, `${label}: ${texts[at] ?? ''}`]])
    else sheet.row(row.map(([label], at) => [columns[at] ?? left, `${label}: ${texts[at] ?? ''}`]))
  }
  sheet.row([[left, 'Account History:']], { bold: true })
  // Newest month at the left, each year above the first of its months.
  const x = (at: number) => left + 30 * at
  const months = account.history.map(([month, code]) => ({
    year: month.slice(0, 4),
    number: Number(month.slice(5)),
    code,
  }))
  sheet.row(months.map(({ year }, at) => [x(at), year === months[at - 1]?.year ? '' : year]))
  sheet.row(months.map(({ number }, at) => [x(at), monthName(number).toUpperCase()]))
  sheet.row(months.map(({ code }, at) => [x(at), code]))
}

function textFor(account: InventedAccount, field: Field): string {
  const { values } = account
  if (field === '=address') return account.address.join(' ')
  if (field === '=number') return numberOf(account)
  if (field === '=status') return statusOf(account)
  if (field === '=details')
    return account.isAdverse ? 'This account is scheduled to continue on record until Jan 2028.' : ''
  if (field === '=balance') return `${dollars(Number(values.balance))} as of 02/2024`
  if (field === '=limit') return values.creditLimit == null ? '$7,500' : dollars(Number(values.creditLimit))
  if (field.startsWith('=')) return field.slice(1)
  const value = values[field as TradelineField] ?? 'NA'
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? numericDate(value) : value
}
