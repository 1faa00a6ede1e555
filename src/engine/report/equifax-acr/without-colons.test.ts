import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import { plainReport } from '../plain-report.ts'
import { recognise } from '../recognise.ts'
import { readEquifaxAcr } from './layout.ts'

/** Some browsers leave out what a style sheet sets behind a label. */
const head = [
  printedLine(10, [30, 'Equifax Credit Report']),
  printedLine(20, [30, 'Summary']),
  printedLine(30, [30, 'Report Date'], [160, 'Average Account Age']),
  printedLine(38, [30, '01/02/2026'], [160, '4 Years']),
  printedLine(50, [30, 'Personal Information']),
  printedLine(60, [30, 'JANE Q PUBLIC']),
]
const above = [
  printedLine(70, [30, 'Current Address'], [160, 'Date of Birth']),
  printedLine(78, [30, '1 ELM ST, ERIE, PA 16556'], [160, '04/24/1983']),
]
const beside = [
  printedLine(
    70,
    [30, 'Current Address'],
    [120, '1 ELM ST, ERIE, PA'],
    [240, 'Date of Birth'],
    [330, 'Apr 24, 1983'],
  ),
  printedLine(78, [120, '16556']),
]
const heading = printedLine(190, [30, 'Payment History'])
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const yearsDown = [
  heading,
  printedLine(200, [30, 'Year'], ...months.map((name, at): PrintedCell => [60 + 30 * at, name])),
  printedLine(210, [30, '2025'], [60, '\u2713'], [90, '\u2713'], [120, '30'], [150, '\u25a0']),
]
const yearsAcross = [
  heading,
  printedLine(200, [60, '2025'], [100, '2024']),
  ...['\u2713', '\u2713', '30', '\u25a0'].map((cell, at) =>
    printedLine(210 + 10 * at, [30, months[at] ?? ''], [60, cell], [100, '\u25a0']),
  ),
]
const foot = [
  printedLine(
    255,
    [30, '\u2713 Paid on Time'],
    [120, '30 30 Days Past Due'],
    [240, '\u25a0 No Data Available'],
  ),
]
const figures = [
  printedLine(270, [30, '24 Month History']),
  printedLine(280, [30, 'Month'], [80, 'Balance'], [140, 'Past Due Amount']),
  printedLine(290, [30, '03/25'], [80, '$70'], [140, '$5']),
]
const title = [
  printedLine(100, [30, 'Credit Accounts']),
  printedLine(112, [30, 'ACME BANK']),
  printedLine(122, [30, 'PO BOX 1, EL PASO, TX 79998 | (800) 555-0101']),
]
const valuesBelow = [
  printedLine(132, [30, 'Date Reported'], [160, 'Balance'], [290, 'Account Number']),
  printedLine(140, [30, '11/06/2025'], [160, '$70'], [290, '*3571']),
  printedLine(152, [30, 'Date Opened'], [160, 'Date of 1st Delinquency'], [290, 'Loan/Account Type']),
  printedLine(160, [30, '04/22/2020'], [290, 'Credit Card']),
  printedLine(172, [30, 'Status'], [160, 'Narrative Code(s)']),
  printedLine(180, [30, 'Pays As Agreed']),
]
const valuesBeside = [
  printedLine(
    132,
    [30, 'Date Reported'],
    [120, 'Nov 06, 2025'],
    [200, 'Balance'],
    [290, '$70'],
    [360, 'Account Number'],
    [450, '*3571'],
  ),
  printedLine(
    142,
    [30, 'Date Opened'],
    [120, 'Apr 22, 2020'],
    [200, 'Loan/Account Type'],
    [290, 'Credit Card'],
    [360, 'Status'],
    [450, 'Pays As Agreed'],
  ),
  printedLine(
    152,
    [30, 'Date of 1st Delinquency'],
    [120, '-'],
    [200, 'Comments'],
    [290, '-'],
    [360, 'Narrative Code(s)'],
    [450, '-'],
  ),
]

describe('an Equifax report without colons behind its labels', () => {
  it.each([
    [
      'values below their labels',
      [...head, ...above, ...title, ...valuesBelow, ...yearsDown, ...foot, ...figures],
      1,
    ],
    [
      'values in lanes and a month in each row',
      [...head, ...beside, ...title, ...valuesBeside, ...yearsAcross, ...foot],
      0,
    ],
  ])('is known and read whole: %s', (_, lines, measured) => {
    const page = printedPage(lines)
    expect(recognise([page])?.layout.family).toBe('equifax-acr')
    const read = readEquifaxAcr([page])
    const { accounts, personal, reportDate } = plainReport(read)
    expect(reportDate).toBe('2026-01-02')
    expect(personal).toMatchObject({
      names: ['JANE Q PUBLIC'],
      addresses: ['1 ELM ST, ERIE, PA 16556'],
      dob: '1983-04-24',
    })
    expect(accounts).toMatchObject([
      {
        creditor: 'ACME BANK',
        accountNumber: '*3571',
        reported: '2025-11-06',
        balance: 70,
        opened: '2020-04-22',
        type: 'Credit Card',
        status: 'Pays As Agreed',
        remarks: [],
        blank: ['dofd'],
        history: [
          { month: '2025-03', code: '30' },
          { month: '2025-02', code: 'OK' },
          { month: '2025-01', code: 'OK' },
        ],
      },
    ])
    expect(accounts[0]?.figures).toHaveLength(measured)
    expect(read.coverage.unread).toEqual([])
  })
})
