import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { withoutButtons } from '../page-buttons.ts'
import { plainReport } from '../plain-report.ts'
import { recognise } from '../recognise.ts'

const bold = (line: Line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, bold: true })) })

function read(lines: readonly Line[]) {
  const words = lines.flatMap((line) => line.words)
  const pages: Page[] = [withoutButtons({ number: 1, width: 612, height: 792, words, marks: [] })]
  const found = recognise(pages)
  expect(found?.layout.family).toBe('equifax-numbered')
  const [report] = found?.layout.read(pages, []) ?? []
  if (report === undefined) throw new Error('no report')
  expect(report.coverage.unread.map(({ text }) => text)).toEqual([])
  return plainReport(report)
}

const grid = (y: number, heads: string[], ...rows: string[][]): Line[] =>
  [heads, ...rows].map((cells, at) =>
    printedLine(
      y + 8 * at,
      ...cells.flatMap((cell, i): PrintedCell[] => (cell === '' ? [] : [[30 + 40 * i, cell]])),
    ),
  )

describe("Equifax's report with 81 months, saved as a page", () => {
  const months = ['Year', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
  const account = (y: number, name: string, comments: string): Line[] => [
    printedTitle(y, name),
    printedLine(y + 12, [30, 'PO BOX 1, EL PASO, TX 79998']),
    bold(printedLine(y + 20, [30, 'Account Number:'], [280, 'Current Status:'])),
    bold(printedLine(y + 28, [30, 'Date Opened:'], [280, 'Balance:'])),
    printedLine(y + 36, [30, '81-Month Payment History']),
    ...grid(y + 44, months, ['2026', '*', '30', 'G'], ['2025', '', '', '*']),
    printedLine(
      y + 70,
      [30, 'Paid on Time: *'],
      [150, '30 Days Past Due: 30'],
      [280, 'Collection Account: G'],
    ),
    bold(printedLine(y + 80, [30, `Comments: ${comments}`.trim()])),
  ]
  const values = (y: number): Line[] => [
    printedLine(y + 20, [120, 'XXXX4150'], [380, 'Pays As Agreed']),
    printedLine(y + 28, [120, '11/2021'], [380, '$144']),
  ]
  const table = (y: number, heading: string, name: string): Line[] => [
    printedLine(y, [30, heading]),
    // Titles stand in the middle of their columns.
    printedLine(y + 10, [50, 'Name of Company'], [160, 'Date of Inquiry']),
    printedLine(y + 20, [30, name], [140, '08/2026']),
  ]

  it('is read whole: signs behind their meaning, an empty comment above a name, months without days', () => {
    const report = read([
      printedLine(10, [30, 'As of: 10/21/2026']),
      printedLine(20, [30, 'Account Information - Revolving Accounts']),
      ...account(34, 'ACME BANK', ''),
      ...values(34),
      ...account(134, 'HARBOR BANK', 'Collection Account'),
      ...values(134),
      printedLine(230, [30, 'Account Information - Installment Accounts']),
      printedLine(240, [30, 'None reported.']),
      printedLine(250, [30, 'Inquiries']),
      ...table(260, 'Inquiries in the Last 24 Months', 'ELM BANK'),
      ...table(290, 'Other Inquiries', 'OAK BANK'),
      printedLine(330, [30, 'Negative Information - Public Records']),
      printedLine(340, [30, 'None reported.']),
      printedLine(350, [30, 'Personal Information']),
      printedLine(360, [30, 'Name:'], [120, 'JANE Q PUBLIC']),
    ])
    const history = [
      { month: '2026-03', code: 'COL' },
      { month: '2026-02', code: '30' },
      { month: '2026-01', code: 'OK' },
      { month: '2025-03', code: 'OK' },
    ]
    const same = { accountNumber: 'XXXX4150', opened: '2021-11', balance: 144, history }
    expect(report.accounts).toMatchObject([
      { creditor: 'ACME BANK', ...same, remarks: [] },
      { creditor: 'HARBOR BANK', ...same, remarks: ['Collection Account'] },
    ])
    expect(report.inquiries).toMatchObject([
      { name: 'ELM BANK', date: '2026-08', kind: 'hard' },
      { name: 'OAK BANK', date: '2026-08', kind: 'soft' },
    ])
  })
})

describe("Equifax's numbered report with months by number", () => {
  it('is read whole: years across, amounts in USD, a label below its own heading', () => {
    const report = read([
      printedLine(10, [30, 'Report Date'], [120, '2026-11-02']),
      printedLine(20, [30, '2. Revolving Accounts']),
      printedLine(30, [30, '2.1 ACME BANK']),
      printedLine(40, [30, 'Account Number'], [160, 'Reported Balance'], [290, 'Account Status']),
      printedLine(48, [30, 'XXXX0565'], [160, 'USD 1,912'], [290, 'Pays As Agreed']),
      printedLine(60, [30, 'Payment History']),
      ...grid(70, ['Mo', '2025', '2026'], ['01', 'OK', '30'], ['10', '', 'OK'], ['12', 'CO']),
      printedLine(110, [30, 'Account Details']),
      printedLine(120, [30, 'Date Opened'], [160, 'Amount Past Due']),
      printedLine(128, [30, '2018-10'], [160, 'USD 0']),
      printedLine(140, [30, 'Comments']),
      printedLine(150, [30, 'Comments'], [160, 'Closed or Paid Account']),
      printedLine(170, [30, '4. Installment Accounts']),
      printedLine(180, [30, '7. Personal Information']),
      printedLine(190, [30, 'Name'], [120, 'JANE Q PUBLIC']),
    ])
    expect(report.accounts).toMatchObject([
      {
        creditor: 'ACME BANK',
        balance: 1912,
        pastDue: 0,
        opened: '2018-10',
        remarks: ['Closed or Paid Account'],
        history: [
          { month: '2026-10', code: 'OK' },
          { month: '2026-01', code: '30' },
          { month: '2025-12', code: 'CO' },
          { month: '2025-01', code: 'OK' },
        ],
      },
    ])
  })
})

describe("Equifax's own site, printed", () => {
  const name = printedTitle(70, 'HARBOR BANK')
  const badge = printedLine(72, [100, 'CLOSED'])

  it('is read whole: a date in a sentence, months in words, values at the right edge that wrap there, a badge', () => {
    const report = read([
      printedLine(10, [30, 'myEquifax'], [120, 'Credit Report']),
      printedLine(20, [30, 'Hi Jane, here is your credit report as of Nov 24, 2026']),
      printedLine(30, [30, 'Personal information']),
      printedLine(40, [30, 'Name'], [100, 'JANE Q PUBLIC']),
      printedLine(50, [30, 'Revolving accounts']),
      { ...name, words: [...name.words, ...bold(badge).words] },
      printedLine(
        84,
        [30, 'Account number'],
        [160, '\u2022\u2022\u2022\u20229148'],
        [230, 'Date opened'],
        [364, 'Mar 08, 2021'],
      ),
      printedLine(
        94,
        [30, 'Reported balance'],
        [178, '$253'],
        [230, 'Comments'],
        [310, 'Consumer Disputes This'],
      ),
      printedLine(104, [316, 'Account After Review']),
      printedLine(120, [30, 'Payment history']),
      ...grid(
        130,
        ['Month', '2026', '', '2025'],
        ['January', 'On time', '', '\u2013'],
        ['February', '30 days', '', 'On time'],
        ['March', 'Charge-off', '', 'Collection'],
      ),
      printedLine(170, [30, 'File a dispute \u00b7 View payment details']),
      printedLine(180, [30, 'Installment accounts']),
      printedLine(190, [30, 'You have no items of this kind.']),
    ])
    expect(report.reportDate).toBe('2026-11-24')
    expect(report.accounts).toMatchObject([
      {
        creditor: 'HARBOR BANK',
        opened: '2021-03-08',
        balance: 253,
        remarks: ['Consumer Disputes This Account After Review'],
        history: [
          { month: '2026-03', code: 'CO' },
          { month: '2026-02', code: '30' },
          { month: '2026-01', code: 'OK' },
          { month: '2025-03', code: 'COL' },
          { month: '2025-02', code: 'OK' },
        ],
      },
    ])
  })
})
