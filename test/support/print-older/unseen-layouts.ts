/** Prints credit reports in layouts that no bureau has, to be read by their labels alone. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { rowsOf, wrappingRow } from './experian-words.ts'
import { dollars, type InventedAccount, namedDate, numericDate } from './invented-file.ts'
import { newSheet, type Sheet, type SheetCell } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface UnseenVariation {
  kind: 'cards with colons' | 'labels above values' | 'one column'
  pageHeight: number
  seed?: number
  /** Who prepared it, in the title; null for a file that does not say. */
  bureau: string | null
  /** As printed; null for a file without a date. */
  date: string | null
  /** The creditors' names are missing, as in a damaged file. */
  nameless?: boolean
  /** A subheading inside each account that is set like the names. */
  subheading?: string
}

const left = 40
/** Fields and the label each has in the three layouts. */
const labels: readonly (readonly [TradelineField | 'number', string, string, string])[] = [
  ['number', 'Account #', 'Account No.', 'Account Number'],
  ['type', 'Type of Account', 'Account Type', 'Loan/Account Type'],
  ['opened', 'Opened', 'Date Opened', 'Open Date'],
  ['status', 'Account Status', 'Current Status', 'Status'],
  ['balance', 'Current Balance', 'Balance', 'Balance Owed'],
  ['pastDue', 'Amount Past Due', 'Past Due', 'Past Due Amount'],
  ['creditLimit', 'Limit', 'Credit Limit', 'Credit Limit'],
  ['highBalance', 'High Credit', 'High Balance', 'Highest Balance'],
  ['reported', 'Last Reported', 'Date Reported', 'Last Updated'],
  ['monthlyPayment', 'Scheduled Payment', 'Monthly Payment', 'Monthly Payment'],
  ['closed', 'Date Closed', 'Closed Date', 'Date Closed'],
  ['responsibility', 'Account Owner', 'Ownership', 'Responsibility'],
]

export function printUnseen(accounts: readonly InventedAccount[], form: UnseenVariation): Uint8Array {
  const sheet = newSheet({
    pageHeight: form.pageHeight,
    header: [[left, 'TESSALY ORRIN WICK']],
    footer: [[500, 'Page {page} of {pages}']],
  })
  sheet.row([[left, `${form.bureau === null ? '' : `${form.bureau} `}Credit Report`]], {
    size: 20,
    bold: true,
  })
  sheet.row([
    [
      left,
      'You may ask Experian, Equifax or TransUnion for a free copy each year. Inquiries stay for two years.',
    ],
  ])
  if (form.date !== null) sheet.row([[left, `Report Date: ${form.date}`]])
  sheet.row([[left, 'Your Accounts']], { size: 14, bold: true, space: 14 })
  for (const account of accounts) printAccount(sheet, account, form)
  sheet.row([[left, 'Hard Inquiries']], { size: 14, bold: true, space: 14 })
  sheet.row([
    [left, 'LANTERN AUTO FINANCE'],
    [330, '01/09/2024'],
  ])
  sheet.row([[left, 'Some words of nobody']], { size: 14, bold: true, space: 14 })
  return textPdf(sheet.pages(form.seed))
}

/** 'XXXX4471'. */
export function maskOf({ number }: InventedAccount): string {
  return `XXXXXXXX${number}`
}

function printAccount(sheet: Sheet, account: InventedAccount, form: UnseenVariation): void {
  const at = form.kind === 'cards with colons' ? 1 : form.kind === 'labels above values' ? 2 : 3
  const style = at === 3 ? { space: 16 } : { bold: true, size: 10, space: 16 }
  if (form.nameless !== true)
    for (const [row, text] of rowsOf(account.creditor, 40).entries())
      sheet.row([[left, text]], row === 0 ? style : { ...style, space: 3 })
  const pairs = labels.map((row) => [row[at] ?? '', textFor(account, row[0], at)] as const)
  if (at === 3) {
    for (const [label, text] of pairs)
      sheet.row([
        [left, label],
        [180, text],
      ])
    return
  }
  for (let i = 0; i < pairs.length; i += 3) {
    const row = pairs.slice(i, i + 3)
    const x = (column: number) => left + 185 * column
    if (at === 1) sheet.row(row.map(([label, text], column): SheetCell => [x(column), `${label}: ${text}`]))
    else {
      sheet.row(row.map(([label], column): SheetCell => [x(column), label]))
      wrappingRow(
        sheet,
        row.map(([, text], column) => [x(column), text, 32]),
      )
    }
  }
  if (form.subheading !== undefined) {
    sheet.row([[left, form.subheading]], style)
    sheet.row([
      [left, 'Date of Last Payment: 01/02/2024'],
      [left + 185, 'Loan Terms: 60 months'],
      [left + 370, 'First Reported: 03/14/2016'],
    ])
  }
  if (at !== 2) return
  sheet.row([[left, 'Payment History']], { bold: true })
  const month = (text: string) => `${text.slice(5)}/${text.slice(0, 4)}`
  sheet.row(account.history.map(([text], column): SheetCell => [left + 60 * column, month(text)]))
  sheet.row(account.history.map(([, code], column): SheetCell => [left + 60 * column, code]))
}

function textFor(account: InventedAccount, field: TradelineField | 'number', at: number): string {
  if (field === 'number') return maskOf(account)
  const value = account.values[field] ?? (at === 2 ? '-' : '')
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? (at === 3 ? namedDate(value) : numericDate(value)) : value
}
