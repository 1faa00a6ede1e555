import { expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { plainReport } from '../plain-report.ts'
import { equifaxMailed } from './layout.ts'

const bold = (line: Line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, bold: true })) })
/** Titles whose words a whole letter parts, as a typewriter sets them. */
const titles = (y: number, ...cells: PrintedCell[]): Line => bold(printedLine(y, ...cells))

function account(y: number, name: string, address: string, months: readonly (readonly [string, string])[]) {
  return [
    bold(printedLine(y, [34, name])),
    printedLine(y + 10, [34, address]),
    // Titles of two rows stand on the line of the others, and begin above it.
    titles(y + 18, [316, 'Terms'], [376, 'Terms'], [434, 'Months']),
    titles(
      y + 25,
      ...([
        [34, 'Account Number'],
        [118, 'Date Opened'],
        [188, 'High Credit'],
        [252, 'Credit Limit'],
        [316, 'Duration'],
        [376, 'Frequency'],
        [434, 'Revd'],
      ] as const),
    ),
    printedLine(
      y + 33,
      [34, '*9933'],
      [118, '02/10/2019'],
      [188, '$6,137'],
      [252, '$7,700'],
      [376, 'Monthly'],
      [434, '91'],
    ),
    titles(
      y + 43,
      [34, 'Items As of'],
      [106, 'Balance'],
      [158, 'Amount'],
      [336, 'Scheduled'],
      [396, 'Date of 1st'],
    ),
    titles(
      y + 50,
      [34, 'Date Reported'],
      [106, 'Amount'],
      [158, 'Past Due'],
      [336, 'Paymnt Amt'],
      [396, 'Delinquency'],
    ),
    printedLine(y + 58, [34, '09/19/2026'], [106, '$5,926'], [158, '$0'], [336, '$165']),
    printedLine(y + 68, [34, 'Status - Pays As Agreed; Type of Account - Revolving; ADDITIONAL']),
    printedLine(y + 76, [34, 'INFORMATION - ;']),
    ...months.flatMap(([names, codes], at) => [
      printedLine(y + 86 + 16 * at, ...cellsOf(names, at === 0 ? 'Account History' : '')),
      printedLine(y + 94 + 16 * at, ...cellsOf(codes, at === 0 ? 'with Status Codes' : '')),
    ]),
  ]
}

const cellsOf = (row: string, label: string): PrintedCell[] => [
  ...(label === '' ? [] : [[34, label] as const]),
  ...row.split(' ').map((text, at): PrintedCell => [124 + 35 * at, text]),
]

it('is read where names are as large as the rest, titles stand above the row of titles, and months go on', () => {
  const lines = [
    printedLine(10, [34, 'CREDIT FILE : October 14, 2026']),
    printedLine(30, [34, 'Personal Identification Information']),
    printedLine(40, [34, '(This section includes your name, current and previous addresses, and any other']),
    printedLine(50, [34, 'Name On File: JANE Q PUBLIC']),
    printedLine(60, [34, 'Current Address: 1190 N PERRINE AVE, DAYTON, OH 45420 Reported: 09/2026']),
    printedLine(80, [34, 'Collection Agency Information']),
    printedLine(92, [34, 'IC SYSTEM INC; Collection Reported 09/2026; Assigned 05/2024; Creditor Class -']),
    printedLine(100, [34, 'Utilities; Client - TOWN WIRELESS Amount - $2,425; Status - Collection; Date']),
    printedLine(108, [34, 'of 1st Delinquency - ; Balance as of 09/2026 - $2,420; Account # - *0114;']),
    printedLine(116, [
      34,
      'ADDITIONAL INFORMATION - Collection Account; 444 HWY 96 E, SAINT PAUL, MN 55127;',
    ]),
    printedLine(124, [34, '(800) 555-0170']),
    printedLine(140, [34, 'Credit Account Information']),
    ...account(160, 'HARBOR BANK USA NA', 'PO BOX 1947, GREENVILLE, SC 29602 : (800) 555-0186', [
      ['10/2026 09/2026', 'L 6'],
      ['08/2026', '5'],
    ]),
    ...account(310, 'LAKE ROAD BANK', '444 HWY 96 E, SAINT PAUL, MN 55127 : (800) 555-0144', []),
    bold(printedLine(430, [34, 'Inquiries that Display to Companies (may impact your credit score)'])),
    titles(440, [34, 'Company Information Inquiry Date(s)']),
    printedLine(450, [34, 'ALLY FINANCIAL'], [209, '07/14/2026']),
  ]
  const [report] = equifaxMailed.read([printedPage(lines)], [])
  if (report === undefined) throw new Error('no report')
  const read = plainReport(report)
  const columns = {
    accountNumber: '*9933',
    opened: '2019-02-10',
    highBalance: 6137,
    creditLimit: 7700,
    reported: '2026-09-19',
    balance: 5926,
    pastDue: 0,
    monthlyPayment: 165,
    blank: ['terms', 'dofd'],
  }
  expect(read.accounts).toMatchObject([
    {
      creditor: 'IC SYSTEM INC',
      reported: '2026-09',
      opened: '2024-05',
      originalCreditor: 'TOWN WIRELESS',
      originalAmount: 2425,
      balance: 2420,
      accountNumber: '*0114',
      remarks: ['Collection Account'],
      blank: ['dofd'],
    },
    {
      creditor: 'HARBOR BANK USA NA',
      ...columns,
      history: [
        { month: '2026-10', code: 'CO' },
        { month: '2026-09', code: '180' },
        { month: '2026-08', code: '150' },
      ],
    },
    { creditor: 'LAKE ROAD BANK', ...columns, history: [] },
  ])
  expect(read.personal.addresses).toEqual(['1190 N PERRINE AVE, DAYTON, OH 45420'])
  expect(read.inquiries).toMatchObject([{ name: 'ALLY FINANCIAL', date: '2026-07-14', kind: 'hard' }])
})
