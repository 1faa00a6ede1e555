/** Prints an invented file as Equifax's 'Three Bureau Credit Report' would. */
import type { Bureau } from '../../../src/engine/report/credit-report.ts'
import { type ColumnStyle, ColumnTable } from './column-table.ts'
import { wrap } from './helvetica.ts'
import type { InventedFile } from './invented-file.ts'
import { printEquifaxAccount, shortDate } from './print-equifax-account.ts'
import { Sheet } from './sheet.ts'

/** @param height of the pages, in points */
export function printEquifax(file: InventedFile, height: number): Uint8Array {
  const sheet = new Sheet({
    height,
    header: '',
    footer: 'Sep 01, 2026 Three Bureau Credit Report powered by Equifax    Page {page} of {pages}',
  })
  const style: ColumnStyle = {
    columns: [
      ['Equifax', 200],
      ['Experian', 330],
      ['TransUnion', 460],
    ],
    width: 128,
    align: 'left',
    vertical: 'top',
    sign: '',
    repeatsNames: true,
    splitsRows: true,
    labelEnd: '',
    labelsAt: 'left',
  }
  const table = new ColumnTable(sheet, style)
  const all = <T>(make: (bureau: Bureau) => T): Partial<Record<Bureau, T>> =>
    Object.fromEntries(style.columns.map(([bureau]) => [bureau, make(bureau)]))
  const heading = (text: string, size = 10) => {
    sheet.gap(8)
    sheet.row([{ x: 22, text, bold: true, size }], size + 6)
  }
  const sentence = (text: string) => sheet.row([{ x: 22, text, size: 7 }])

  sheet.row([{ x: 22, text: 'Three Bureau Credit Report', bold: true, size: 14 }], 24)
  sheet.row([{ x: 22, text: 'Anne Sampledatter | September 01, 2026' }])
  for (const [i, title] of ['1. Report Summary', '2. Revolving Accounts', '8. Inquiries'].entries()) {
    sheet.row([
      { x: 22, text: title },
      { x: 400, text: String(3 + i) },
    ])
  }
  sheet.row([
    { x: 30, text: `2.1 ${file.accounts[0]?.name ?? ''}` },
    { x: 590, text: '4' },
  ])
  heading('1. Report Summary')
  sentence('Review this summary for a quick view of key information contained in your credit file.')
  table.names()
  table.row(
    'Report Date',
    all((bureau) => [longDate(file.reportDate[bureau])]),
  )
  heading('Credit Score and Rating', 8)
  sentence(
    'Your credit score and rating are not part of your credit report, but are derived from the information in it.',
  )
  table.names()
  table.row(
    '',
    all((bureau) => [String(file.scores[bureau])]),
  )
  table.row(
    '',
    all(() => ['Fair']),
  )
  heading('Other Credit Items', 8)
  table.names()
  table.row(
    'Inquiries',
    all((bureau) => [String(file.inquiries.filter((each) => each.bureau === bureau).length)]),
  )
  table.row(
    'Public Records',
    all(() => ['0']),
  )
  heading('2. Revolving Accounts')
  sentence('Revolving accounts are those that include a credit limit and require a minimum monthly payment.')
  for (const [i, account] of file.accounts.entries()) printEquifaxAccount(sheet, table, account, i + 1, all)
  heading('6. Consumer Statements')
  sentence('You currently have no Consumer Statements on your credit file.')
  heading('7. Personal Information')
  heading('Identification', 8)
  table.names()
  table.row(
    'Name',
    all((bureau) => file.names[bureau].slice(0, 1)),
  )
  table.row(
    'Formerly Known As',
    all((bureau) => orNothing(file.names[bureau].slice(1))),
  )
  table.row(
    'Social Security Number',
    all(() => ['xxxxx 4417']),
  )
  table.row(
    'Date Of Birth',
    all(() => [shortDate(file.dob)]),
  )
  heading('Contact Information', 8)
  table.names()
  for (const i of [0, 1]) {
    table.row(
      'Information Reported',
      all(() => ['Yes']),
    )
    table.row(
      'Address',
      all((bureau) => addressLines(file.addresses[bureau][i])),
    )
    table.row(
      'Status',
      all(() => [i === 0 ? 'Current' : 'Former']),
    )
  }
  heading('Employment History', 8)
  for (const bureau of file.bureaus) {
    sheet.row([{ x: 22, text: bureau, bold: true }])
    sheet.row([
      { x: 22, text: 'Company' },
      { x: 200, text: 'Occupation' },
      { x: 300, text: 'Status' },
    ])
    for (const name of file.employers[bureau]) {
      sheet.row([
        { x: 22, text: name },
        { x: 200, text: 'N/A' },
        { x: 300, text: 'Current' },
      ])
    }
  }
  heading('8. Inquiries')
  heading('Hard Inquiries', 8)
  for (const bureau of file.bureaus) {
    sheet.row([{ x: 22, text: bureau, bold: true }])
    sheet.row([
      { x: 22, text: 'Date' },
      { x: 140, text: 'Company' },
      { x: 400, text: 'Address' },
    ])
    for (const { name, date } of file.inquiries.filter((each) => each.bureau === bureau)) {
      const lines = wrap(name, 7, 240)
      sheet.row(
        [
          { x: 22, text: shortDate(date) },
          ...lines.map((text, i) => ({ x: 140, text, down: 9 * i })),
          { x: 400, text: '1 SAMPLE PLAZA' },
          { x: 400, text: 'MERLE, TX 79411', down: 9 },
        ],
        6 + 9 * Math.max(2, lines.length),
      )
    }
  }
  heading('Soft Inquiries', 8)
  sentence('You currently have no Soft Inquiries on your credit file.')
  heading('10. Collections')
  sheet.row([{ x: 22, text: file.bureaus[0] ?? '', bold: true }])
  for (const [label, value] of collection) {
    sheet.row([
      { x: 22, text: label },
      { x: 200, text: value },
    ])
  }
  return sheet.bytes()
}

/** Printed below the first bureau of the file. */
const collection = [
  ['Date Reported', 'Sep 01, 2026'],
  ['Collection Agency', 'PINE RECOVERY ASSOCIATES LLC'],
  ['Agency Client', 'ELMWOOD RADIOLOGY GROUP'],
  ['Date Assigned', 'Nov 01, 2023'],
  ['Original Amount Owed', '$4,350'],
  ['Amount', '$4,100'],
  ['Status Date', 'Sep 01, 2026'],
  ['Account Number', 'xxxxxxxxxxxxx 8888'],
] as const

function orNothing(items: readonly string[]): string[] {
  return items.length === 0 ? ['N/A'] : [...items]
}

function addressLines(address: string | undefined): string[] {
  if (address === undefined) return ['N/A']
  const [street = '', ...town] = address.split(', ')
  return [street, town.join(', ')]
}

function longDate(iso: string): string {
  return shortDate(iso).replace('Jan ', 'January ').replace('Sep ', 'September ')
}
