/**
 * Three-bureau reports of monitoring services (facts/report-layouts 2.6), printed from a browser, and how other
 * prints of them differ (facts/report-variants 26 and 27).
 */
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import {
  type ColumnAccount,
  columnAccounts,
  columnBureaus,
  type Service,
  shownMonths,
} from './three-columns.ts'
import { type Block, typesetSheet } from './typeset-sheet.ts'
import { monthNames, slashed } from './worded.ts'

export interface ColumnStyle {
  service: Service
  /** `Back to Top`, `Show Less`, `Purchase Report` and the like at the ends of sections (26). */
  hasButtons?: boolean
  /** A `Creditor` row instead of a heading (26). */
  isCreditorRow?: boolean
  /** A table of risk factors before the accounts, with an `Account #` of its own (26). */
  hasRiskFactors?: boolean
  /** '13.9.2024' (27). */
  hasDottedDates?: boolean
}

const columns = [170, 310, 450] as const

export function printThreeColumns(person: Person, style: ColumnStyle): PrintedFile {
  const accounts = columnAccounts(person, style.service, style.hasDottedDates)
  const section = (text: string): Block => ({ cells: [{ x: 24, text, bold: true }], size: 12, above: 16 })
  const heads: Block = {
    cells: columnBureaus.map((text, at) => ({ x: columns[at] ?? 0, text, bold: true })),
    above: 4,
  }
  const row = (label: string, cells: readonly (readonly string[])[]): Block => ({
    cells: [
      { x: 30, text: label },
      ...cells.map((lines, at) => ({
        x: columns[at] ?? 0,
        text: lines.length === 0 ? nothing(style) : lines.join('\n'),
      })),
    ],
    above: 1,
  })
  const all = (text: string) => columnBureaus.map(() => [text])
  const buttons = style.hasButtons
    ? [{ cells: [{ x: 500, text: 'Back to Top' }] }, { cells: [{ x: 500, text: 'Show Less' }] }]
    : []
  const [street, city] = String(person.addresses[0]).split(/, (.*)/)
  const [oldStreet, oldCity] = String(person.addresses[1]).split(/, (.*)/)
  const blocks: Block[] = [
    { cells: [{ x: 24, text: 'Three Bureau Credit Report', bold: true }], size: 14 },
    {
      cells: [
        { x: 60, text: `Reference # M${person.fileNumber}` },
        { x: 360, text: `Report Date: ${slashed(person.reportDate)}` },
      ],
    },
    ...(style.hasButtons
      ? [
          {
            cells: [
              { x: 24, text: 'At-a-glance' },
              { x: 500, text: 'Purchase Report' },
            ],
          },
        ]
      : []),
    section('Personal Information'),
    heads,
    row('Credit Report Date:', all(slashed(person.reportDate))),
    row('Name:', all(person.name)),
    row('Also Known As:', all(person.alias)),
    row('Date of Birth:', all(slashed(person.dob))),
    row(
      'Current Address(es):',
      columnBureaus.map(() => [String(street), String(city)]),
    ),
    row(
      'Previous Address(es):',
      columnBureaus.map(() => [String(oldStreet), String(oldCity)]),
    ),
    row('Employers:', all(person.employer)),
    ...buttons,
    ...(style.hasRiskFactors ? riskFactors(heads, row, section) : []),
    section('Account History'),
    ...accounts.flatMap((account) => printAccount(account, style, heads, row)),
    ...buttons,
    section('Inquiries'),
    {
      cells: ['Creditor Name', 'Type of Business', 'Date of Inquiry', 'Credit Bureau'].map((text, at) => ({
        x: 30 + 150 * at,
        text,
        bold: true,
      })),
    },
    ...person.inquiries
      .filter(({ kind }) => kind === 'hard')
      .map(
        ({ name, date }, at): Block => ({
          cells: [name, 'Finance Companies', slashed(date), columnBureaus[at % 3] ?? ''].map(
            (text, column) => ({ x: 30 + 150 * column, text }),
          ),
        }),
      ),
    section('Public Information'),
    { cells: [{ x: 30, text: 'None Reported' }] },
    section('Creditor Contacts'),
    ...person.entries.map(
      ({ creditor, address, phone }): Block => ({
        cells: [creditor, address, phone].map((text, at) => ({ x: 30 + 190 * at, text })),
      }),
    ),
  ]
  const title = style.service === 'identityiq' ? '3 Bureau Credit Report' : 'Smart 3B Report'
  const bytes = typesetSheet(blocks, {
    head: [
      [
        { x: 20, text: `${slashed(person.reportDate)}, 4:27 PM` },
        { x: 260, text: title },
      ],
    ],
    foot: [
      [
        { x: 20, text: `https://www.${style.service}.example/member/credit-report/3b/` },
        { x: 560, text: '{page}/{pages}' },
      ],
    ],
  })
  return { bytes, reports: columnReports(person, accounts) }
}

const nothing = ({ service }: ColumnStyle) => (service === 'identityiq' ? '-' : '--')

function printAccount(
  { entry, said, rows }: ColumnAccount,
  style: ColumnStyle,
  heads: Block,
  row: (label: string, cells: readonly (readonly string[])[]) => Block,
): Block[] {
  const owner =
    entry.originalCreditor === null || style.service === 'smartcredit'
      ? ''
      : ` (Original Creditor: ${entry.originalCreditor})`
  const months = shownMonths(entry)
  const column = (at: number) => 100 + at * 20
  const grid: Block[] =
    style.service === 'smartcredit' || months.length === 0
      ? []
      : [
          { cells: [{ x: 30, text: 'Two-Year payment history', bold: true }], above: 6 },
          {
            cells: [
              { x: 30, text: 'Month' },
              ...months.map(({ month }, at) => ({
                x: column(at),
                text: monthNames[Number(month.slice(5)) - 1] ?? '',
              })),
            ],
            size: 7,
          },
          {
            cells: [
              { x: 30, text: 'Year' },
              ...months.map(({ month }, at) => ({ x: column(at), text: month.slice(2, 4) })),
            ],
            size: 7,
          },
          ...columnBureaus.map(
            (bureau): Block => ({
              cells: [
                { x: 30, text: bureau },
                ...(said[bureau] === null
                  ? []
                  : months.map(({ code }, at) => ({ x: column(at), text: code }))),
              ],
              size: 7,
            }),
          ),
        ]
  return [
    ...(style.isCreditorRow
      ? []
      : [{ cells: [{ x: 24, text: `${entry.creditor}${owner}`, bold: true }], size: 10, above: 12 }]),
    { ...(heads === 'page' ? { cells: [] } : heads) },
    ...(style.isCreditorRow
      ? [
          row(
            'Creditor',
            columnBureaus.map((bureau) => (said[bureau] === null ? [] : [entry.creditor])),
          ),
        ]
      : []),
    ...rows.map(({ label, cells }) => row(label, cells)),
    ...grid,
    ...(style.hasButtons ? [{ cells: [{ x: 30, text: 'Two-Year payment history Legend' }] }] : []),
  ]
}

function riskFactors(
  heads: Block,
  row: (label: string, cells: readonly (readonly string[])[]) => Block,
  section: (text: string) => Block,
): Block[] {
  return [
    section('Risk Factors'),
    heads,
    row(
      'Account #',
      columnBureaus.map((_, at) => [String(31 + at)]),
    ),
    row(
      'Factor',
      columnBureaus.map(() => ['Time since most recent account opening is too short']),
    ),
  ]
}

/** One report a bureau, with what such services print of a person. */
export function columnReports(person: Person, accounts: readonly ColumnAccount[]) {
  const hard = person.inquiries.filter(({ kind }) => kind === 'hard')
  return columnBureaus.map((bureau, column) =>
    saidReport(
      bureau,
      person,
      accounts.flatMap(({ said }) => said[bureau] ?? []),
      {
        inquiries: hard
          .filter((_, at) => at % 3 === column)
          .map(({ name, date, kind }) => ({ name, date, kind })),
        personal: { ssnLast4: null, phones: [] },
      },
    ),
  )
}
