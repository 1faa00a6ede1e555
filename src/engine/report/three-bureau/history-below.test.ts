import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { plainReport } from '../plain-report.ts'
import { recognise } from '../recognise.ts'

const bureaus = ['Equifax', 'Experian', 'TransUnion']
const lanes = [170, 300, 430]
const row = (y: number, label: string, ...values: string[]): Line =>
  printedLine(y, [40, label], ...values.map((value, at): PrintedCell => [lanes[at] ?? 0, value]))
const heads = (y: number): Line =>
  printedLine(y, ...bureaus.map((name, at): PrintedCell => [lanes[at] ?? 0, name]))
const both = (value: string) => [value, value, '']

/** The details stand above the months, which most such prints set below the first table. */
const account = (from: number, title: string): Line[] => [
  printedLine(from, [40, title]),
  heads(from + 10),
  row(from + 20, 'Reported', 'Yes', 'Yes', 'No'),
  printedLine(from + 30, [40, 'Account Summary']),
  row(from + 40, 'Account Number', ...both('xxxx 6454')),
  row(from + 50, 'Balance', ...both('$70')),
  printedLine(from + 60, [40, 'Account Details']),
  row(from + 70, 'Date Opened', ...both('Sep 23, 2022')),
  row(from + 80, 'Month Reviewed', ...both('49')),
  row(from + 90, 'Monthly Payment Amount', ...both('$25')),
  printedLine(from + 100, [40, 'Payment History']),
  ...['Equifax', 'Experian'].flatMap((name, at) => [
    printedLine(from + 110 + 30 * at, [40, name]),
    printedLine(from + 120 + 30 * at, [40, 'Year'], [70, 'Jan'], [90, 'Feb'], [110, 'Mar']),
    printedLine(from + 130 + 30 * at, [40, '2026'], [70, '\u2714'], [90, at === 0 ? '30' : '\u2714']),
  ]),
]

const head = printedLine(12, [40, 'JANE Q PUBLIC-LONGNAME | Oct 28, 2026'])
const pageOf = (number: number, lines: readonly Line[]) => printedPage([head, ...lines], number)

describe('a report of three bureaus with the months below the details', () => {
  const pages = [
    pageOf(1, [
      printedLine(30, [40, 'EQUIFAX 3-Bureau Credit Report']),
      printedLine(40, [40, 'Report Date: Oct 28, 2026']),
      printedLine(60, [40, '2. Revolving Accounts']),
      ...account(80, '2.1 ACME BANK'),
    ]),
    pageOf(2, account(80, '2.2 HARBOR BANK')),
    pageOf(3, [
      ...account(80, '2.3 ELM BANK'),
      printedLine(300, [40, '7. Personal Information']),
      heads(310),
      row(320, 'Name', ...both('JANE Q PUBLIC')),
      row(330, 'Employment', ...both('ACME TRUCKING')),
    ]),
  ]

  it('is known and read whole, with what stands at the top of each page', () => {
    const found = recognise(pages)
    expect(found?.layout.family).toBe('three-bureau-equifax')
    const reports = found?.layout.read(pages, []) ?? []
    expect(reports.map(({ bureau }) => bureau).sort()).toEqual(['Equifax', 'Experian'])
    for (const report of reports) {
      const { accounts, personal } = plainReport(report)
      expect(accounts.map(({ creditor }) => creditor)).toEqual(['ACME BANK', 'HARBOR BANK', 'ELM BANK'])
      const february = report.bureau === 'Equifax' ? '30' : 'OK'
      for (const each of accounts)
        expect(each).toMatchObject({
          accountNumber: 'xxxx 6454',
          balance: 70,
          opened: '2022-09-23',
          monthlyPayment: 25,
          history: [
            { month: '2026-02', code: february },
            { month: '2026-01', code: 'OK' },
          ],
        })
      expect(personal).toMatchObject({ names: ['JANE Q PUBLIC'], employers: ['ACME TRUCKING'] })
      expect(report.coverage.unread.map(({ text }) => text)).toEqual([])
    }
  })
})
