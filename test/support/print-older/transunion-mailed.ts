/** Prints a file in TransUnion's older mailed layout (layout facts 2.5 with colons), with variations of it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { dollars, type InventedAccount, monthNames, numericDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface MailedVariation {
  pageHeight: number
  /** Writes the text of each page in another order. */
  seed?: number
  /** How the table of months prints them. */
  months: 'Jan 2024' | '01/2024' | 'Jan above year'
  /** The furnisher's address in brackets behind its name instead of behind labels. */
  addressBelowName?: boolean
  /** The masked number behind a label instead of behind the name. */
  numberLabelled?: boolean
}

const left = 40
const columns = [left, 230, 420] as const

const rows: [string, TradelineField | string][][] = [
  [
    ['Date Opened', 'opened'],
    ['Balance', 'balance'],
    ['Pay Status', 'status'],
  ],
  [
    ['Responsibility', 'responsibility'],
    ['Date Updated', 'reported'],
    ['Terms', 'terms'],
  ],
  [
    ['Account Type', 'type'],
    ['Payment Received', '=$40'],
    ['Date Closed', 'closed'],
  ],
  [
    ['Loan Type', 'loanType'],
    ['Last Payment Made', 'lastPayment'],
    ['Past Due', 'pastDue'],
  ],
  [
    ['High Balance', 'highBalance'],
    ['Credit Limit', 'creditLimit'],
    ['Monthly Payment', 'monthlyPayment'],
  ],
]

export function printTransunionMailed(
  accounts: readonly InventedAccount[],
  { pageHeight, seed, months, addressBelowName = false, numberLabelled = false }: MailedVariation,
): Uint8Array {
  const sheet = newSheet({
    pageHeight,
    header: [
      [left, 'Consumer Credit Report for OSWIN BRAM TALLOW'],
      [330, 'File Number: 318204477'],
      [470, 'Date Issued: 02/20/2024'],
    ],
    footer: [[500, 'Page: {page} of {pages}']],
  })
  sheet.row([[left, 'TransUnion']], { size: 18, bold: true })
  const heading = (text: string) => sheet.repeatedRow([left, text], { size: 14, bold: true, space: 14 })
  heading('Personal Information')
  sheet.row([[left, 'You have been on our files since 06/1999']])
  sheet.row([
    [left, 'SSN: XXX-XX-3375'],
    [300, 'Date of Birth: 11/30/1971'],
  ])
  sheet.row([[left, 'Names Reported: OSWIN BRAM TALLOW, OSWIN TALLOW']])
  sheet.row([[left, 'Addresses Reported:']])
  sheet.row([
    [left, 'Address'],
    [330, 'Date Reported'],
  ])
  sheet.row([
    [left, '52 GRANARY LN, MACON, GA 31201'],
    [330, '02/01/2020'],
  ])
  sheet.row([
    [left, '8 OLD MILL RD, MACON, GA 31204'],
    [330, '05/14/2011'],
  ])
  sheet.row([[left, 'Telephone Numbers Reported: (478) 555-0133']])
  heading('Public Records')
  sheet.row([[left, 'US BKPT CT MIDDLE DIST 1951188']], { bold: true })
  sheet.row([
    [left, 'Type: CHAPTER 7 BANKRUPTCY DISCHARGED'],
    [330, 'Date Filed: 03/02/2019'],
  ])
  sheet.row([
    [left, 'Responsibility: Individual Debt'],
    [330, 'Date Paid: 07/15/2019'],
  ])
  sheet.row([[left, 'Estimated month and year that this item will be removed: 02/2029']])
  heading('Account Information')
  sheet.row([[left, 'Typically, creditors report any changes made to your account information monthly.']])
  heading('Adverse Accounts')
  for (const account of accounts)
    if (account.isAdverse) printAccount(sheet, account, { months, addressBelowName, numberLabelled })
  heading('Satisfactory Accounts')
  for (const account of accounts)
    if (!account.isAdverse) printAccount(sheet, account, { months, addressBelowName, numberLabelled })
  heading('Regular Inquiries')
  for (const [name, dates] of [
    ['LANTERN AUTO FINANCE', '01/09/2024'],
    ['HARBORLIGHT BANK NA', '12/11/2023, 06/02/2023'],
  ] as const) {
    sheet.row([[left, name]], { bold: true, space: 10 })
    sheet.row([
      [left, 'Location: PO BOX 77 BOISE, ID 83701'],
      [330, 'Phone: (208) 555-0120'],
    ])
    sheet.row([[left, `Requested On: ${dates}`]])
  }
  heading('Account Review Inquiries')
  sheet.row([[left, 'TRANSUNION INTERACTIVE']], { bold: true })
  sheet.row([[left, 'Requested On: 02/02/2024']])
  heading('A Summary of Your Rights Under the Fair Credit Reporting Act')
  sheet.row([[left, 'Balance: $9,999 Pay Status: >Charged Off<']])
  return textPdf(sheet.pages(seed))
}

function printAccount(
  sheet: Sheet,
  account: InventedAccount,
  { months, addressBelowName, numberLabelled }: Omit<Required<MailedVariation>, 'pageHeight' | 'seed'>,
): void {
  const name =
    account.creditor.length > 40
      ? [account.creditor.slice(0, 32), account.creditor.slice(32).trim()]
      : [account.creditor]
  for (const [at, part] of name.entries())
    sheet.row([[left, at === name.length - 1 && !numberLabelled ? `${part} ${maskOf(account)}` : part]], {
      size: 9,
      bold: true,
      space: at === 0 ? 16 : 2,
    })
  if (numberLabelled) sheet.row([[left, `Account Number: ${maskOf(account)}`]])
  if (addressBelowName) sheet.row([[left, `( ${account.address.join(', ')}, ${account.phone} )`]])
  else
    sheet.row([
      [left, `Address: ${account.address.join(', ')}`],
      [330, `Phone: ${account.phone}`],
    ])
  for (const row of rows) {
    const texts = row.map(([label, field]) => wrapped(`${label}: ${textFor(account, field)}`))
    sheet.row(texts.map((parts, at) => [columns[at] ?? left, parts[0] ?? '']))
    const rest = texts.map((parts) => parts[1] ?? '')
    if (rest.some((text) => text !== ''))
      sheet.row(rest.map((text, at) => [(columns[at] ?? left) + labelWidth(row[at]?.[0] ?? ''), text]))
  }
  if (account.remarks.length > 0)
    sheet.row([[left, `Remarks: ${account.remarks.map((remark) => `>${remark}<`).join('; ')}`]])
  if (account.isAdverse) {
    sheet.row([[left, 'Estimated month and year that this item will be']])
    sheet.row([[left, 'removed: 01/2028']])
  }
  printMonths(sheet, account, months)
}

function printMonths(
  sheet: Sheet,
  { history, balances }: InventedAccount,
  form: MailedVariation['months'],
): void {
  const x = (at: number) => 110 + 55 * at
  const heads = history.map(([month]) => {
    const [year = '', number = ''] = month.split('-')
    const name = monthNames[Number(number) - 1] ?? ''
    return form === '01/2024'
      ? [`${number}/${year}`, '']
      : form === 'Jan 2024'
        ? [`${name} ${year}`, '']
        : [name, year]
  })
  sheet.row(heads.map(([head], at) => [x(at), head ?? '']))
  if (form === 'Jan above year')
    sheet.row(
      heads.map(([, year], at) => [x(at), year ?? '']),
      { space: 1 },
    )
  const amounts = new Map(balances)
  const known = history.map(([month]) => amounts.get(month))
  sheet.row([
    [left, 'Balance'],
    ...known.map((amount, at) => [x(at), amount === undefined ? '---' : dollars(amount)] as const),
  ])
  sheet.row([
    [left, 'Rating'],
    ...history.map(
      ([, code], at) => [x(at), code === 'OK' ? 'OK' : code === 'CO' ? '>C/O<' : `>${code}<`] as const,
    ),
  ])
}

/** '517805****': this bureau hides the end of the number. */
export function maskOf({ number }: InventedAccount): string {
  return `${number}05****`
}

function textFor({ values, isAdverse }: InventedAccount, field: string): string {
  if (field.startsWith('=')) return field.slice(1)
  if (field === 'terms') return `${values.terms ?? '$35 per month'}, paid Monthly for 60 months`
  const value = values[field as TradelineField]
  const text =
    typeof value === 'number'
      ? dollars(value)
      : /^\d{4}-\d{2}-\d{2}$/.test(value ?? '')
        ? numericDate(value ?? '')
        : (value ?? '')
  return isAdverse && (field === 'status' || field === 'pastDue') ? `>${text}<` : text
}

/** Width of 'Label: ' in eight-point Helvetica, about: a wrapped value goes on under its first row. */
function labelWidth(label: string): number {
  const narrow = label.replace(/[^iltrf ]/g, '').length
  return 8 * (0.54 * (label.length - narrow) + 0.27 * narrow + 0.556)
}

function wrapped(text: string): [string, string?] {
  if (text.length <= 38) return [text]
  const at = text.lastIndexOf(' ', 38)
  return [text.slice(0, at), text.slice(at + 1)]
}
