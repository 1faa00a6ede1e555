/** Prints a file as TransUnion's subscriber app does (layout facts 2.5, last line), with variations of it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { dollars, type InventedAccount, monthNames, numericDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface AppVariation {
  pageHeight: number
  seed?: number
  /** 'Jan 2024 OK' in one cell, or the code below its month. */
  months: 'beside' | 'below'
  /** Where the values stand. */
  values: 'beside' | 'below'
  /** Names set like the rest. */
  plainNames?: boolean
}

const left = 40
const cells: [string, TradelineField][][] = [
  [
    ['Condition', 'status'],
    ['Current Balance', 'balance'],
    ['Original Balance', 'originalAmount'],
  ],
  [
    ['Limit', 'creditLimit'],
    ['Last Payment', 'lastPayment'],
    ['Loan Term', 'terms'],
  ],
  [
    ['Opened', 'opened'],
    ['Reported', 'reported'],
  ],
]

export function printTransunionApp(
  accounts: readonly InventedAccount[],
  { pageHeight, seed, months, values, plainNames = false }: AppVariation,
): Uint8Array {
  const sheet = newSheet({
    pageHeight,
    header: [
      [left, '2/20/24, 9:15 PM'],
      [300, 'TransUnion Credit Report'],
    ],
    footer: [
      [left, 'https://members.transunion.com/tucm/report'],
      [540, '{page}/{pages}'],
    ],
  })
  const heading = (text: string) => sheet.repeatedRow([left, text], { size: 14, bold: true, space: 14 })
  sheet.row([[left, 'Report Date: 02/20/2024']])
  heading('Personal Information')
  sheet.row([
    [left, 'Name'],
    [200, 'OSWIN BRAM TALLOW'],
  ])
  sheet.row([
    [left, 'Current Address'],
    [200, '52 GRANARY LN, MACON, GA 31201'],
  ])
  heading('Accounts')
  for (const account of accounts) printCard(sheet, account, { pageHeight, months, values, plainNames })
  heading('Inquiries')
  sheet.row([
    [left, 'LANTERN AUTO FINANCE'],
    [330, '01/09/2024'],
  ])
  return textPdf(sheet.pages(seed))
}

function printCard(sheet: Sheet, account: InventedAccount, form: AppVariation): void {
  sheet.row([[left, account.creditor]], form.plainNames ? { space: 20 } : { bold: true, size: 10, space: 20 })
  for (const row of cells) {
    const texts = row.map(([label, field]) => [label, textFor(account, field)] as const)
    if (form.values === 'below') {
      sheet.row(texts.map(([label], at) => [left + 180 * at, label]))
      sheet.row(texts.map(([, text], at) => [left + 180 * at, text]))
    } else
      sheet.row(
        texts.flatMap(([label, text], at) => [
          [left + 180 * at, label] as const,
          [left + 180 * at + 85, text] as const,
        ]),
      )
  }
  const late = (code: string) => account.history.filter((month) => month[1] === code).length
  sheet.row([
    [left, `30 Days - ${late('30')}`],
    [220, `60 Days - ${late('60')}`],
    [400, `90 Days - ${late('90')}`],
  ])
  sheet.row([[left, 'Payment History']], { bold: true })
  const named = account.history.map(([month, code]) => {
    const [year = '', number = ''] = month.split('-')
    return [`${monthNames[Number(number) - 1]} ${year}`, code === 'CO' ? 'C/O' : code] as const
  })
  const x = (at: number) => left + 80 * at
  if (form.months === 'beside') sheet.row(named.map(([month, code], at) => [x(at), `${month} ${code}`]))
  else {
    sheet.row(named.map(([month], at) => [x(at), month]))
    sheet.row(named.map(([, code], at) => [x(at), code]))
  }
}

function textFor({ values }: InventedAccount, field: TradelineField): string {
  const value = values[field]
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? numericDate(value ?? '') : (value ?? '')
}
