/** Prints an account as Equifax's 'Three Bureau Credit Report' would: tables, grids, comments and contact. */
import type { Bureau, TradelineField } from '../../../src/engine/report/credit-report.ts'
import type { ColumnTable } from './column-table.ts'
import { wrap } from './helvetica.ts'
import type { InventedAccount, InventedEntry } from './invented-file.ts'
import type { Sheet } from './sheet.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const details: readonly (readonly [string, TradelineField | string])[] = [
  ['Account Type', 'type'],
  ['Loan Type', 'loanType'],
  ['Creditor Classification', 'Unknown'],
  ['Status', 'paymentStatus'],
  ['Activity Designator', 'Closed'],
  ['Date Opened', 'opened'],
  ['Date Closed', 'closed'],
  ['Date Reported', 'reported'],
  ['Date Of Last Activity', 'N/A'],
  ['Date Of First Delinquency', 'dofd'],
  ['Term Duration', 'terms'],
  ['Term Frequency', 'monthly'],
  ['Month Reviewed', '25'],
  ['Balance', 'balance'],
  ['Credit Limit', 'creditLimit'],
  ['High Credit', 'highBalance'],
  ['Monthly Payment Amount', 'monthlyPayment'],
  ['Amount Past Due', 'pastDue'],
  ['Charge Off Amount', 'chargeOffAmount'],
]
const dates = ['opened', 'closed', 'reported', 'dofd']
const money = ['balance', 'creditLimit', 'highBalance', 'monthlyPayment', 'pastDue', 'chargeOffAmount']

export function printEquifaxAccount(
  sheet: Sheet,
  table: ColumnTable,
  account: InventedAccount,
  number: number,
  all: <T>(make: (bureau: Bureau) => T) => Partial<Record<Bureau, T>>,
): void {
  const heading = (text: string) => {
    sheet.gap(8)
    sheet.row([{ x: 22, text, bold: true, size: 8 }], 14)
  }
  sheet.gap(14)
  for (const text of wrap(`2.${number} ${account.name} (CLOSED)`, 11, 500)) {
    sheet.row([{ x: 22, text, bold: true, size: 11 }], 16)
  }
  sheet.row([
    { x: 22, text: 'Your debt-to-credit ratio represents the amount of credit you are using of your limit.' },
  ])
  table.names()
  table.row(
    'Reported',
    all((bureau) => [account.at[bureau] === undefined ? 'No' : 'Yes']),
  )
  table.row(
    'Account Number',
    all((bureau) => cellOf(account.at[bureau], 'accountNumber')),
  )
  table.row(
    'Account Status',
    all((bureau) => cellOf(account.at[bureau], 'status')),
  )
  table.row(
    'Reported Balance',
    all((bureau) => cellOf(account.at[bureau], 'balance')),
  )
  heading('Payment History')
  sheet.row([
    { x: 22, text: 'This tables below show up to 7 years of monthly payment history for this account.' },
  ])
  for (const [bureau, entry] of Object.entries(account.at)) printGrid(sheet, bureau, entry)
  heading('Payment Summary')
  table.names()
  for (const label of ['30 Days Past Due', 'Collection Account', 'Charge Off', 'No Data Available']) {
    table.row(
      label,
      all((bureau) => [account.at[bureau] === undefined ? 'N/A' : '0']),
    )
  }
  heading('Account Details')
  table.names()
  for (const [label, field] of details)
    table.row(
      label,
      all((bureau) => cellOf(account.at[bureau], field)),
    )
  sheet.gap(6)
  sheet.row([
    { x: 22, text: 'Comments', bold: true },
    { x: 330, text: 'Contact', bold: true },
  ])
  const notes = Object.values(account.at)[0]?.remarks.flatMap((text) => wrap(`- ${text}`, 7, 280)) ?? []
  const contact = ['THE CREDITOR', 'P.O. BOX 00001', 'MERLE,TX 79000', '(800) 5550100-null']
  for (let i = 0; i < Math.max(notes.length, contact.length); i++) {
    const runs = [
      { x: 22, text: notes[i] ?? '' },
      { x: 330, text: contact[i] ?? '' },
    ]
    sheet.row(runs.filter(({ text }) => text !== ''))
  }
}

function printGrid(sheet: Sheet, bureau: string, entry: InventedEntry): void {
  const at = (month: number) => 60 + 40 * month
  sheet.row([{ x: 22, text: bureau, bold: true }])
  sheet.row([{ x: 22, text: 'Year' }, ...monthNames.map((text, i) => ({ x: at(i), text }))])
  for (const year of ['2026', '2025', '2024']) {
    const cells = entry.history.filter(({ month }) => month.startsWith(year))
    sheet.row([
      { x: 22, text: year },
      ...cells.map(({ month, code }) => ({ x: at(Number(month.slice(5)) - 1), text: code })),
    ])
  }
}

function cellOf(entry: InventedEntry | undefined, field: string): string[] {
  if (entry === undefined) return ['N/A']
  if (!(field in entry)) return [field]
  const value = entry[field as TradelineField] ?? null
  if (value === null) return ['N/A']
  if (money.includes(field)) return [`$${Number(value).toLocaleString('en-US')}`]
  return [dates.includes(field) ? shortDate(String(value)) : String(value)]
}

/** 'Sep 01, 2026'. */
export function shortDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${monthNames[Number(month) - 1] ?? ''} ${day}, ${year}`
}
