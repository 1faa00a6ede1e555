/** Prints a file as Experian mailed it from 2019 to 2022 (layout facts 2.4), with variations of it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { guideOf, monthName, numberOf, rowsOf, statusOf, wrappingRow } from './experian-words.ts'
import { dollars, type InventedAccount, monthNames, numericDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface MailedVariation {
  pageHeight: number
  seed?: number
  /** Two columns with the value beside its label, or three with the value below. */
  values: 'beside' | 'below'
  /** How many months of the balance history stand in a row. */
  balancesInRow: 1 | 2
  /** Labels with a colon. */
  colons?: boolean
}

type Field = TradelineField | `=${string}`
const cells: [string, Field][] = [
  ['Account name', '=name'],
  ['Recent balance', '=balance'],
  ['Account number', '=number'],
  ['Date opened', 'opened'],
  ['Type', 'type'],
  ['Terms', '=60 Months'],
  ['Status', '=status'],
  ['Responsibility', 'responsibility'],
  ['Credit limit or original amount', '=limit'],
  ['High balance', 'highBalance'],
  ['Monthly payment', 'monthlyPayment'],
  ['Recent payment amount', '=$40'],
  ['Date of status', '=Feb 2024'],
  ['First reported', '=Mar 2016'],
  ['On record until', '=until'],
  ['Address identification number', '=0472201983'],
]
const left = 40

export function printExperianMailed(accounts: readonly InventedAccount[], form: MailedVariation): Uint8Array {
  const sheet = newSheet({
    pageHeight: form.pageHeight,
    header: [
      [left, 'Prepared for: TESSALY ORRIN WICK'],
      [400, 'Report number: 4417-2206-31'],
    ],
    footer: [[500, 'Page {page} of {pages}']],
  })
  const heading = (text: string) => sheet.repeatedRow([left, text], { size: 14, bold: true, space: 14 })
  sheet.row([[left, 'Experian credit report prepared for']], { size: 16, bold: true })
  sheet.row([[left, 'TESSALY ORRIN WICK']])
  sheet.row([[left, 'Your report number is 4417-2206-31']])
  sheet.row([[left, 'Report date: 02/20/2024']])
  heading('Personal information')
  sheet.row([[left, 'Names']], { bold: true, size: 10 })
  sheet.row([[left, 'TESSALY ORRIN WICK']])
  sheet.row([[left, 'Name identification number: 15621']])
  heading('Potentially negative items or items for further review')
  for (const account of accounts.filter(({ isAdverse }) => isAdverse)) printAccount(sheet, account, form)
  heading('Accounts in good standing')
  for (const account of accounts.filter(({ isAdverse }) => !isAdverse)) printAccount(sheet, account, form)
  heading('Inquiries shared with others')
  sheet.row([[left, 'LANTERN AUTO FINANCE']], { bold: true })
  sheet.row([[left, 'Date of request: 01/09/2024']])
  sheet.row([[left, '77 HARBOR ST, TULSA, OK 74103']])
  heading('Inquiries shared only with you')
  sheet.row([[left, 'GRANITE MUTUAL INSURANCE']], { bold: true })
  sheet.row([[left, 'Date of request: 11/03/2023, 08/14/2023']])
  heading('Public records')
  sheet.row([[left, 'US BANKRUPTCY COURT DISTRICT OF IDAHO']], { bold: true })
  sheet.row([
    [left, 'Reference number: 2104417'],
    [320, 'Type: Chapter 7 bankruptcy'],
  ])
  sheet.row([
    [left, 'Date filed: 03/02/2019'],
    [320, 'Status: Discharged'],
  ])
  sheet.row([
    [left, 'Date resolved: 07/15/2019'],
    [320, 'On record until: Mar 2029'],
  ])
  return textPdf(sheet.pages(form.seed))
}

function printAccount(sheet: Sheet, account: InventedAccount, form: MailedVariation): void {
  for (const [at, row] of rowsOf(account.creditor, 40).entries())
    sheet.row([[left, row]], { bold: true, size: 11, space: at === 0 ? 18 : 3 })
  const label = (text: string) => (form.colons === true ? `${text}:` : text)
  const columns = form.values === 'below' ? [left, 230, 420] : [left, 320]
  for (let at = 0; at < cells.length; at += columns.length) {
    const row = cells.slice(at, at + columns.length)
    if (form.values === 'below') {
      sheet.row(row.map(([text], i) => [columns[i] ?? left, label(text)]))
      wrappingRow(
        sheet,
        row.map(([, field], i) => [columns[i] ?? left, textFor(account, field), 34]),
      )
    } else
      wrappingRow(
        sheet,
        row.flatMap(([text, field], i) => [
          [columns[i] ?? left, label(text), 99] as const,
          [(columns[i] ?? left) + 135, textFor(account, field), 26] as const,
        ]),
      )
  }
  sheet.row([[left, 'Payment history']], { bold: true, size: 10 })
  const x = (month: number) => 80 + 40 * month
  sheet.row(monthNames.map((name, at) => [x(at), name.charAt(0)]))
  for (const year of new Set(account.history.map(([month]) => month.slice(0, 4)))) {
    const own = account.history.filter(([month]) => month.startsWith(year))
    sheet.row([[left, year], ...own.map(([month, code]) => [x(Number(month.slice(5)) - 1), code] as const)])
  }
  sheet.row([[left, 'Payment history guide']], { bold: true })
  for (const line of guideOf(account)) sheet.row([[left, line]])
  sheet.row([[left, 'Balance history']], { bold: true, size: 10 })
  sheet.row([[left, 'The following data will appear in the following format:']])
  sheet.row([
    [left, 'account balance / date payment received / scheduled payment amount / actual amount paid'],
  ])
  const lines = account.balances.map(
    ([month, balance]) =>
      `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}: ${dollars(balance)} / January 22, 2024 / $35 / no data`,
  )
  for (let at = 0; at < lines.length; at += form.balancesInRow)
    sheet.row(lines.slice(at, at + form.balancesInRow).map((line, i) => [left + 280 * i, line]))
  if (account.remarks.length > 0) sheet.row([[left, `Comment: ${account.remarks.join('. ')}.`]])
}

function textFor(account: InventedAccount, field: Field): string {
  const { values } = account
  if (field === '=name') return account.creditor
  if (field === '=number') return numberOf(account)
  if (field === '=status') return statusOf(account)
  if (field === '=balance')
    return `${dollars(Number(values.balance))} as of ${numericDate(String(values.reported))}`
  if (field === '=limit') return values.creditLimit == null ? '$7,500' : dollars(Number(values.creditLimit))
  if (field === '=until') return account.isAdverse ? 'Jan 2028' : ''
  if (field.startsWith('=')) return field.slice(1)
  const value = values[field as TradelineField] ?? ''
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? numericDate(value) : value
}
