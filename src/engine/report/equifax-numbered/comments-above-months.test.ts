import { expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { plainReport } from '../plain-report.ts'
import { recognise } from '../recognise.ts'

const months = ['Year', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const grid = (y: number, ...rows: string[][]): Line[] =>
  rows.map((cells, at) =>
    printedLine(
      y + 8 * at,
      ...cells.flatMap((cell, i): PrintedCell[] => (cell === '' ? [] : [[30 + 40 * i, cell]])),
    ),
  )

const account = (y: number, name: string, comments: string): Line[] => [
  printedTitle(y, name),
  printedLine(y + 12, [30, 'PO BOX 1, EL PASO, TX 79998']),
  printedLine(y + 24, [30, 'Account Number'], [150, 'Current Status'], [280, 'Date Opened']),
  printedLine(y + 32, [30, '*****4150'], [150, 'Foreclosure'], [280, '11/02/2021']),
  printedLine(y + 44, [30, 'Balance'], [150, 'Term Duration'], [280, 'Activity Designator']),
  printedLine(y + 52, [30, '$144']),
  printedLine(y + 60, [30, `Comments: ${comments}`.trim()]),
  printedLine(y + 70, [30, '81-Month Payment History']),
  ...grid(y + 80, months, ['2026', 'F', 'F', '30'], ['2025', '', '', '', 'OK', 'OK', 'OK']),
]

it("reads Equifax's report with 81 months whole, where the comments stand above the months, with or without text", () => {
  const lines = [
    printedLine(10, [30, 'EQUIFAX CREDIT REPORT']),
    printedLine(20, [30, 'Name:'], [150, 'ANN B STRICKLAND']),
    printedLine(30, [30, 'Report Date:'], [150, '10/12/2026']),
    printedLine(40, [30, 'Personal Information']),
    printedLine(50, [30, 'Formerly known as:'], [150, 'ANN HOBBS']),
    printedLine(60, [30, 'Date of Birth:'], [150, '03/08/1971']),
    printedLine(70, [30, 'Credit Account Information']),
    ...account(90, 'ACME BANK', ''),
    ...account(240, 'HARBOR BANK', 'Real Estate Mortgage; Fixed Rate'),
    printedLine(380, [30, 'Inquiries']),
    printedLine(390, [30, 'No inquiries on file.']),
  ]
  const words = lines.flatMap((line) => line.words)
  const pages: Page[] = [{ number: 1, width: 612, height: 792, words, marks: [] }]
  const found = recognise(pages)
  const [report] = found?.layout.read(pages, []) ?? []
  if (report === undefined) throw new Error('no report')
  expect(report.coverage.unread.map(({ text }) => text)).toEqual([])
  const history = ['FC', 'FC', '30', 'OK', 'OK', 'OK']
  const read = plainReport(report)
  expect(read.personal.names).toEqual(['ANN B STRICKLAND', 'ANN HOBBS'])
  expect(
    read.accounts.map(({ creditor, remarks, history: printed }) => ({
      creditor,
      remarks,
      history: printed.map(({ code }) => code).sort(),
    })),
  ).toEqual([
    { creditor: 'ACME BANK', remarks: [], history: [...history].sort() },
    {
      creditor: 'HARBOR BANK',
      remarks: ['Real Estate Mortgage', 'Fixed Rate'],
      history: [...history].sort(),
    },
  ])
})
