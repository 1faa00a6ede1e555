/** Prints a file in Equifax's older numbered layout (layout facts 2.2), with the variations that were seen in it. */
import type { TradelineField } from '../../../src/engine/report/credit-report.ts'
import { dollars, type InventedAccount, monthNames, namedDate } from './invented-file.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { textPdf } from './text-pdf.ts'

export interface NumberedVariation {
  pageHeight: number
  /** Writes the text of each page in another order. */
  seed?: number
  /** Without numbers before headings and names, as myEquifax prints it. */
  unnumbered?: boolean
  /** Headings again on every page, with '(continued)'. */
  repeatHeadings?: boolean
  /** Labels with a colon. */
  colons?: boolean
}

const left = 40
const [valueLeft, secondLabel, secondValue] = [175, 320, 455]

/** Label pairs of Account Details, row by row. */
const details: [string, TradelineField | string, string, TradelineField | string][] = [
  ['High Credit', 'highBalance', 'Owner', 'responsibility'],
  ['Credit Limit', 'creditLimit', 'Account Type', 'type'],
  ['Terms Frequency', '=MONTHLY', 'Term Duration', 'terms'],
  ['Balance', 'balance', 'Date Opened', 'opened'],
  ['Amount Past Due', 'pastDue', 'Date Reported', 'reported'],
  ['Actual Payment Amount', '=$40', 'Date of Last Payment', 'lastPayment'],
  ['Date of Last Activity', '=Jan 02, 2024', 'Scheduled Payment Amount', 'monthlyPayment'],
  ['Months Reviewed', '=41', 'Delinquency First Reported', '=Mar 01, 2021'],
  ['Activity Designator', '=PAID_AND_CLOSED', 'Creditor Classification', '=UNKNOWN'],
  ['Deferred Payment Start Date', '=', 'Charge Off Amount', 'chargeOffAmount'],
  ['Balloon Payment Date', '=', 'Balloon Payment Amount', '='],
  ['Loan Type', 'loanType', 'Date Closed', 'closed'],
  ['Date of First Delinquency', 'dofd', '', '='],
]
const sections: [number, string, (account: InventedAccount) => boolean][] = [
  [2, 'Revolving Accounts', ({ values }) => values.type === 'Revolving'],
  [3, 'Mortgage Accounts', ({ values }) => values.type === 'Mortgage'],
  [4, 'Installment Accounts', ({ values }) => values.type === 'Installment'],
  [5, 'Other Accounts', () => false],
]

/** The accounts in the order in which the layout prints them. */
export function inPrintedOrder(accounts: readonly InventedAccount[]): InventedAccount[] {
  return sections.flatMap(([, , belongs]) => accounts.filter(belongs))
}

export function printEquifaxNumbered(
  accounts: readonly InventedAccount[],
  { pageHeight, seed, unnumbered = false, colons = false, repeatHeadings = false }: NumberedVariation,
): Uint8Array {
  const sheet = newSheet({
    pageHeight,
    header: [
      [left, 'MARIGOLD TESSA OAKHURST'],
      [470, 'Feb 20, 2024'],
    ],
    footer: [[500, 'Page {page} of {pages}']],
  })
  const label = (text: string) => (colons && text !== '' ? `${text}:` : text)
  const heading = (number: number, text: string) => {
    const cell = [left, unnumbered ? text : `${number}. ${text}`] as const
    const style = { size: 16, bold: true, space: 14 }
    if (repeatHeadings) sheet.repeatedRow(cell, style)
    else sheet.row([cell], style)
  }
  const pair = (cells: readonly [number, string][]) =>
    sheet.row(cells.map(([x, text]) => [x, x === left || x === secondLabel ? label(text) : text]))

  sheet.row([[left, 'Credit Report']], { size: 22, bold: true })
  sheet.row([[left, 'MARIGOLD TESSA OAKHURST']], { size: 12 })
  pair([
    [left, 'Confirmation Number'],
    [valueLeft, '4058112233'],
  ])
  pair([
    [left, 'Report Date'],
    [valueLeft, 'Feb 20, 2024'],
  ])
  heading(1, 'Summary')
  sheet.row([
    [
      left,
      'Review this summary for a quick view of key information contained in your Equifax Credit Report.',
    ],
  ])
  printSummary(sheet, accounts)
  for (const [number, title, belongs] of sections) {
    heading(number, title)
    sheet.row([[left, 'These are accounts that show their payment history and other details of the loan.']])
    accounts.filter(belongs).forEach((account, at) => {
      const closed = account.isClosed ? ' (CLOSED)' : ''
      const name = `${unnumbered ? '' : `${number}.${at + 1} `}${account.creditor}${closed}`
      printAccount(sheet, account, name, pair)
    })
  }
  heading(6, 'Consumer Statements')
  sheet.row([[left, 'You currently do not have any Consumer Statements in your file.']])
  printPersonal(sheet, heading, pair)
  printInquiries(sheet, heading)
  printRecords(sheet, heading, pair)
  heading(11, 'Dispute File Information')
  sheet.row([
    [left, 'If you believe that any of the information found on this report is incorrect, write to us.'],
  ])
  heading(12, 'A Summary of Your Rights Under the Fair Credit Reporting Act')
  sheet.row([[left, '2. Revolving doors: you have the right to know what is in your file. Balance $9,999']])
  return textPdf(sheet.pages(seed))
}

function printSummary(sheet: Sheet, accounts: readonly InventedAccount[]): void {
  sheet.row([
    [left, 'Account Type'],
    [150, 'Open'],
    [220, 'With Balance'],
    [310, 'Total Balance'],
  ])
  const open = accounts.filter(({ isClosed }) => !isClosed)
  for (const kind of ['Revolving', 'Mortgage', 'Installment', 'Other', 'Total']) {
    const count = open.filter(({ values }) => kind === 'Total' || values.type === kind).length
    sheet.row([
      [left, kind],
      [150, String(count)],
      [220, String(count)],
      [310, '$0'],
    ])
  }
  sheet.row([[left, 'Other Items']], { bold: true, size: 11 })
  sheet.row([
    [left, 'Inquiries'],
    [valueLeft, '3 Inquiries Found'],
  ])
  sheet.row([
    [left, 'Public Records'],
    [valueLeft, '1 Records Found'],
  ])
  sheet.row([
    [left, 'Collections'],
    [valueLeft, '1 Collections Found'],
  ])
}

type Pair = (cells: readonly [number, string][]) => void

function printAccount(sheet: Sheet, account: InventedAccount, title: string, pair: Pair): void {
  for (const [at, part] of wrapped(title, 34).entries())
    sheet.row([[left, part]], { size: 12, bold: true, space: at === 0 ? 16 : 3 })
  sheet.row([[left, 'Summary']], { size: 10, bold: true })
  pair([
    [left, 'Account Number'],
    [valueLeft, `xxxxxxxxxxxx ${account.number}`],
    [secondLabel, 'Reported Balance'],
    [secondValue, textFor(account, 'balance')],
  ])
  pair([
    [left, 'Account Status'],
    [valueLeft, textFor(account, 'status').toUpperCase().replaceAll(' ', '_')],
    [secondLabel, 'Available Credit'],
    [secondValue, ''],
  ])
  sheet.row([[left, 'Account History']], { size: 10, bold: true })
  sheet.row([
    [
      left,
      'The tables below show up to 2 years of the monthly balance, available credit, scheduled payment,',
    ],
  ])
  sheet.row([[left, 'date of last payment, high credit, credit limit and amount past due.']])
  sheet.row([[left, 'Balance']], { bold: true })
  printYears(
    sheet,
    account.balances.map(([month, balance]) => [month, dollars(balance)]),
  )
  sheet.row([[left, 'Scheduled Payment']], { bold: true })
  printYears(
    sheet,
    account.balances.slice(0, 1).map(([month]) => [month, '$35']),
  )
  sheet.row([[left, 'Activity Designator']], { bold: true })
  printYears(sheet, [])
  sheet.row([[left, 'Payment History']], { size: 10, bold: true })
  sheet.row([
    [
      left,
      'View up to 7 years of monthly payment history on this account. The numbers indicated in each month',
    ],
  ])
  sheet.row([[left, 'represent the number of days a payment was past due.']])
  printYears(sheet, account.history)
  sheet.row([[left, 'Account Details']], { size: 10, bold: true })
  sheet.row([
    [
      left,
      'View detailed information about this account. Contact the creditor or lender if you have any questions.',
    ],
  ])
  for (const [first, one, second, other] of details) {
    const [a, b] = [wrapped(textFor(account, one), 26), wrapped(textFor(account, other), 22)]
    pair([
      [left, first],
      [valueLeft, a[0] ?? ''],
      [secondLabel, second],
      [secondValue, b[0] ?? ''],
    ])
    if (a[1] !== undefined || b[1] !== undefined)
      sheet.row([
        [valueLeft, a[1] ?? ''],
        [secondValue, b[1] ?? ''],
      ])
  }
  sheet.row(
    [
      [left, 'Comments'],
      [secondLabel, 'Contact'],
    ],
    { bold: true, size: 10 },
  )
  const contact = [account.creditor.slice(0, 30), ...account.address, account.phone]
  for (let at = 0; at < Math.max(contact.length, account.remarks.length); at++)
    sheet.row([
      [left, account.remarks[at] ?? ''],
      [secondLabel, contact[at] ?? ''],
    ])
}

function printYears(sheet: Sheet, cells: readonly (readonly [month: string, text: string])[]): void {
  const x = (month: number) => 70 + 42 * month
  sheet.row([[left, 'Year'], ...monthNames.map((name, at) => [x(at), name] as const)])
  for (const year of new Set(['2024', ...cells.map(([month]) => month.slice(0, 4))])) {
    const own = cells.filter(([month]) => month.startsWith(year))
    sheet.row([[left, year], ...own.map(([month, text]) => [x(Number(month.slice(5)) - 1), text] as const)])
  }
}

function printPersonal(sheet: Sheet, heading: (number: number, text: string) => void, pair: Pair): void {
  heading(7, 'Personal Information')
  sheet.row([[left, 'Identification']], { size: 11, bold: true })
  pair([
    [left, 'Name'],
    [valueLeft, 'MARIGOLD TESSA OAKHURST'],
  ])
  pair([
    [left, 'Formerly Known As'],
    [valueLeft, 'MARIGOLD FENWICK'],
  ])
  pair([
    [left, 'Social Security Number'],
    [valueLeft, 'xxxxx6021'],
  ])
  pair([
    [left, 'Date of Birth'],
    [valueLeft, 'Apr 09, 1984'],
  ])
  sheet.row([[left, 'Contact Information']], { size: 11, bold: true })
  sheet.row([
    [left, 'Address'],
    [320, 'Status'],
    [420, 'Date Reported'],
  ])
  sheet.row([
    [left, '1180 LINDEN TERRACE APT 4'],
    [320, 'Current'],
    [420, 'Feb 01, 2024'],
  ])
  sheet.row([[left, 'DULUTH, MN 55802']])
  sheet.row([
    [left, '77 COVE RD, EDINA, MN 55424'],
    [320, 'Former'],
    [420, 'Jun 11, 2018'],
  ])
  sheet.row([[left, 'Employment History']], { size: 11, bold: true })
  sheet.row([
    [left, 'Company'],
    [320, 'Occupation'],
    [420, 'Start Date'],
  ])
  sheet.row([
    [left, 'NORTH SHORE MILLING'],
    [320, 'Clerk'],
    [420, 'Sep 01, 2015'],
  ])
}

function printInquiries(sheet: Sheet, heading: (number: number, text: string) => void): void {
  heading(8, 'Inquiries')
  const table = (title: string, rows: [string, string, string][]) => {
    sheet.row([[left, title]], { size: 11, bold: true })
    sheet.row([
      [left, 'These are inquiries made by companies with whom you have applied for a loan or credit.'],
    ])
    sheet.row([
      [left, 'Date'],
      [120, 'Company'],
      [320, 'Request Originator'],
      [450, 'Description'],
    ])
    for (const [date, company, more] of rows) {
      sheet.row([
        [left, date],
        [120, company],
        [450, 'Credit Report'],
      ])
      if (more !== '') sheet.row([[120, more]])
    }
  }
  table('Hard Inquiries', [
    ['Jan 04, 2024', 'HARBORLIGHT BANK NA', ''],
    ['Aug 19, 2023', 'PINE & VALE AUTOMOTIVE', 'FINANCE GROUP'],
  ])
  table('Soft Inquiries', [['Feb 02, 2024', 'EQUIFAX CONSUMER SERVICES', '']])
}

function printRecords(sheet: Sheet, heading: (number: number, text: string) => void, pair: Pair): void {
  heading(9, 'Public Records')
  sheet.row([[left, 'Bankruptcies']], { size: 11, bold: true })
  pair([
    [left, 'Reference Number'],
    [valueLeft, '2240417'],
    [secondLabel, 'Court'],
    [secondValue, 'US BKPT CT DULUTH'],
  ])
  pair([
    [left, 'Date Filed'],
    [valueLeft, 'Mar 03, 2020'],
    [secondLabel, 'Type'],
    [secondValue, 'Chapter 7'],
  ])
  pair([
    [left, 'Status'],
    [valueLeft, 'Discharged'],
    [secondLabel, 'Verified Date'],
    [secondValue, 'Jul 01, 2020'],
  ])
  heading(10, 'Collections')
  sheet.row([
    [
      left,
      'Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency.',
    ],
  ])
  pair([
    [left, 'Date Reported'],
    [valueLeft, 'Feb 09, 2024'],
    [secondLabel, 'Collection Agency'],
    [secondValue, 'TIDEWATER COLLECT'],
  ])
  pair([
    [left, 'Original Creditor Name'],
    [valueLeft, 'LAKEVIEW CLINIC'],
    [secondLabel, 'Account Number'],
    [secondValue, 'xxxx 8815'],
  ])
  pair([
    [left, 'Original Amount Owed'],
    [valueLeft, '$640'],
    [secondLabel, 'Amount'],
    [secondValue, '$640'],
  ])
  pair([
    [left, 'Date of First Delinquency'],
    [valueLeft, 'Oct 12, 2022'],
    [secondLabel, 'Status'],
    [secondValue, 'Unpaid'],
  ])
}

/** Text of a field as this layout prints it; '=' before text stands for the text itself. */
function textFor({ values }: InventedAccount, field: string): string {
  if (field.startsWith('=')) return field.slice(1)
  const value = values[field as TradelineField]
  if (typeof value === 'number') return dollars(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? namedDate(value ?? '') : (value ?? '')
}

function wrapped(text: string, length: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const open = rows.at(-1)
    if (open !== undefined && open.length + word.length < length) rows[rows.length - 1] = `${open} ${word}`
    else rows.push(word)
  }
  return rows
}
