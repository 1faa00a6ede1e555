/** Prints an invented file as a monitoring service would: IdentityIQ's labels or SmartCredit's, in a browser's print. */
import type { Bureau, TradelineField } from '../../../src/engine/report/credit-report.ts'
import { type ColumnStyle, ColumnTable } from './column-table.ts'
import { wrap } from './helvetica.ts'
import type { InventedAccount, InventedEntry, InventedFile } from './invented-file.ts'
import { Sheet, type SheetStyle } from './sheet.ts'

export interface ServiceStyle {
  sheet: SheetStyle
  table: ColumnStyle
  accountLabels: readonly (readonly [string, TradelineField | 'remarks' | string])[]
  /** What an empty cell says. */
  nothing: string
  /** Marks of the payment history as text, or as coloured boxes. */
  history: 'text' | 'boxes'
}

export const identityIqLabels: ServiceStyle['accountLabels'] = [
  ['Account #', 'accountNumber'],
  ['Account Type', 'type'],
  ['Account Type - Detail', 'loanType'],
  ['Bureau Code', 'responsibility'],
  ['Account Status', 'status'],
  ['Monthly Payment', 'monthlyPayment'],
  ['Date Opened', 'opened'],
  ['Balance', 'balance'],
  ['No. of Months (terms)', 'terms'],
  ['High Credit', 'highBalance'],
  ['Credit Limit', 'creditLimit'],
  ['Past Due', 'pastDue'],
  ['Payment Status', 'paymentStatus'],
  ['Last Reported', 'reported'],
  ['Comments', 'remarks'],
  ['Date Last Active', '01/02/2024'],
  ['Date of Last Payment', 'lastPayment'],
]

export const smartCreditLabels: ServiceStyle['accountLabels'] = [
  ['Account #', 'accountNumber'],
  ['High Balance', 'highBalance'],
  ['Last Verified', '01/02/2024'],
  ['Date of Last Activity', '01/02/2024'],
  ['Date Reported', 'reported'],
  ['Date Opened', 'opened'],
  ['Balance Owed', 'balance'],
  ['Closed Date', 'closed'],
  ['Account Rating', 'Open'],
  ['Account Description', 'responsibility'],
  ['Dispute Status', 'Account not disputed'],
  ['Creditor Type', 'Bank Credit Cards'],
  ['Account Status', 'status'],
  ['Payment Status', 'paymentStatus'],
  ['Creditor Remarks', 'remarks'],
  ['Payment Amount', 'monthlyPayment'],
  ['Last Payment', 'lastPayment'],
  ['Term Length', 'terms'],
  ['Past Due Amount', 'pastDue'],
  ['Account Type', 'type'],
  ['Payment Frequency', '--'],
  ['Credit Limit', 'creditLimit'],
]

const moneyFields = ['balance', 'highBalance', 'creditLimit', 'pastDue', 'monthlyPayment']
const dateFields = ['opened', 'reported', 'closed', 'lastPayment']

export function printService(file: InventedFile, style: ServiceStyle): Uint8Array {
  const sheet = new Sheet(style.sheet)
  const table = new ColumnTable(sheet, style.table)
  const own = <T>(make: (bureau: Bureau) => T): Partial<Record<Bureau, T>> =>
    Object.fromEntries(file.bureaus.map((bureau) => [bureau, make(bureau)]))
  const section = (title: string, sentence: string) => {
    sheet.gap(10)
    sheet.row([{ x: 26, text: title, bold: true, size: 9 }], 16)
    sheet.row([{ x: 22, text: sentence, size: 6 }])
  }
  sheet.row([{ x: 22, text: 'Three Bureau Credit Report', bold: true, size: 12 }], 20)
  sheet.row([{ x: 60, text: 'Reference # M00300126' }])
  section('Personal Information', 'Below is your personal information as it appears in your credit file.')
  table.names()
  table.row(
    'Credit Report Date',
    own((bureau) => [usDate(file.reportDate[bureau])]),
  )
  table.row(
    'Name',
    own((bureau) => file.names[bureau].slice(0, 1)),
  )
  table.row(
    'Also Known As',
    own((bureau) => orNothing(file.names[bureau].slice(1), style)),
  )
  table.row(
    'Date of Birth',
    own(() => [usDate(file.dob)]),
  )
  table.row(
    'Current Address(es)',
    own((bureau) => file.addresses[bureau].flatMap(addressLines)),
  )
  table.row(
    'Previous Address(es)',
    own(() => [style.nothing]),
  )
  table.row(
    'Employers',
    own((bureau) => orNothing(file.employers[bureau], style)),
  )
  section('Credit Score', 'Scores are of VantageScore 3.0 and not a part of your report.')
  table.names()
  table.row(
    'Credit Score',
    own((bureau) => [String(file.scores[bureau])]),
  )
  section('Summary', 'Below is an overview.')
  table.names()
  table.row(
    'Total Accounts',
    own((bureau) => [String(countAt(file, bureau))]),
  )
  table.row(
    'Inquiries(2 years)',
    own((bureau) => [String(file.inquiries.filter((each) => each.bureau === bureau).length)]),
  )
  section('Account History', 'Information on accounts you have opened in the past is displayed below.')
  for (const account of file.accounts) printAccount(sheet, table, account, file, style)
  section('Inquiries', 'Below are the names of those who have obtained a copy of your Credit Report.')
  sheet.row([
    { x: 22, text: 'Creditor Name', bold: true },
    { x: 280, text: 'Date of Inquiry', bold: true },
    { x: 420, text: 'Credit Bureau', bold: true },
  ])
  for (const { name, date, bureau } of file.inquiries) {
    const lines = wrap(name, 7, 240)
    sheet.row(
      [
        ...lines.map((text, i) => ({ x: 22, text, down: 9 * i })),
        { x: 280, text: usDate(date) },
        { x: 420, text: bureau },
      ],
      4 + 9 * lines.length,
    )
  }
  return sheet.bytes()
}

function printAccount(
  sheet: Sheet,
  table: ColumnTable,
  account: InventedAccount,
  file: InventedFile,
  style: ServiceStyle,
): void {
  sheet.gap(12)
  const original =
    account.originalCreditor === null ? '' : ` (Original Creditor: ${account.originalCreditor})`
  for (const text of wrap(account.name + original, 9, 540))
    sheet.row([{ x: 25, text, bold: true, size: 9 }], 12)
  table.names()
  for (const [label, field] of style.accountLabels) {
    table.row(
      label,
      Object.fromEntries(file.bureaus.map((bureau) => [bureau, cellOf(account.at[bureau], field, style)])),
    )
  }
  sheet.row([{ x: 22, text: 'Two-Year payment history', bold: true }])
  if (style.history === 'text') printGrid(sheet, account, file)
  else printBoxes(sheet, file)
  sheet.row([{ x: 22, text: 'Days Late - 7 Year History', bold: true }])
  table.names()
  for (const days of ['30', '60', '90']) {
    table.row(
      days,
      Object.fromEntries(file.bureaus.map((bureau) => [bureau, [account.at[bureau] ? '0' : style.nothing]])),
    )
  }
}

const gridAt = (i: number) => 86 + 21 * i

function printGrid(sheet: Sheet, account: InventedAccount, file: InventedFile): void {
  const months = Array.from({ length: 24 }, (_, back) => {
    const count = 2026 * 12 + 9 - back
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const cells = (texts: string[]) =>
    texts.map((text, i) => ({ x: gridAt(i), text, size: 5 })).filter(({ text }) => text !== '')
  sheet.row(
    [
      { x: 50, text: 'Month', size: 6 },
      ...cells(months.map((each) => names[Number(each.slice(5)) - 1] ?? '')),
    ],
    9,
  )
  sheet.row([{ x: 50, text: 'Year', size: 6 }, ...cells(months.map((each) => each.slice(2, 4)))], 9)
  for (const bureau of file.bureaus) {
    const history = account.at[bureau]?.history ?? []
    const marks = months.map((month) => history.find((each) => each.month === month)?.code ?? '')
    sheet.row([{ x: 40, text: bureau, size: 6 }, ...cells(marks)], 10)
  }
}

function printBoxes(sheet: Sheet, file: InventedFile): void {
  for (const bureau of file.bureaus) {
    for (let i = 0; i < 24; i++) sheet.box(gridAt(i), 14)
    sheet.row([{ x: 22, text: bureau, size: 6 }], 10)
    sheet.row(
      ["'25", 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', "'26", 'Feb'].map(
        (text, i) => ({
          x: gridAt(i),
          text,
          size: 5,
        }),
      ),
      10,
    )
  }
}

function cellOf(entry: InventedEntry | undefined, field: string, style: ServiceStyle): string[] {
  if (entry === undefined) return [style.nothing]
  if (field === 'remarks') return orNothing(entry.remarks, style)
  if (!(field in entry)) return [field]
  const value = entry[field as TradelineField] ?? null
  if (value === null) return [style.nothing]
  if (moneyFields.includes(field)) return [`$${Number(value).toLocaleString('en-US')}.00`]
  return [dateFields.includes(field) ? usDate(String(value)) : String(value)]
}

function orNothing(items: readonly string[], { nothing }: ServiceStyle): string[] {
  return items.length === 0 ? [nothing] : [...items]
}

function countAt(file: InventedFile, bureau: Bureau): number {
  return file.accounts.filter(({ at }) => at[bureau] !== undefined).length
}

/** '12 ASH RD, MERLE, TX 79411' as street, town and postal code. */
function addressLines(address: string): string[] {
  const [street = '', town = '', rest = ''] = address.split(', ')
  const [state = '', code = ''] = rest.split(' ')
  return [street, `${town}, ${state}`, code]
}

function usDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${month}/${day}/${year}`
}
