import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import type { Page } from '../../read/positioned-text.ts'
import { reportsOf } from '../read-report.ts'

const lefts = [40, 180, 320, 460]
/** Cells of a row at the left edges given, '|' between them; a row that begins with '#' is set large. */
const pageOf = (rows: readonly string[], edges: readonly number[] = lefts): Page => ({
  number: 1,
  width: 792,
  height: 60 + 12 * rows.length,
  words: rows.flatMap((row, at) => {
    const isTitle = row.startsWith('#')
    const cells = row.replace(/^# /, '').split('|')
    return cells.flatMap((cell, column) =>
      cell === '' ? [] : textRow(cell, edges[column] ?? 40, 40 + 12 * at, isTitle ? 10 : 6, isTitle),
    )
  }),
  marks: [],
})
const all = (label: string, value: string) => `${label}|${value}|${value}|${value}`
const heads = '|Experian|TransUnion|Equifax'

describe('three bureaus side by side in words of their own', () => {
  const account = (name: string, number: string, transUnion: string) => [
    `# ${name} \u25b8 view tips`,
    heads,
    all('Acct no.', `*${number}`),
    all('Account category', 'Card'),
    all('Account holder role', 'Sole'),
    all('Standing', 'Good standing'),
    all('Start date', '1 Apr 2021'),
    all('Updated on', '9 Nov 2026'),
    `Amount owing|$205|${transUnion}|$205`,
    all('Spending limit', '$500'),
    all('Overdue amount', '$0'),
    all('Installment amount', '$25'),
    all('Repayment period', 'Not reported'),
    '# Month by month (latest first)',
    'Experian: Nov 26 ok Oct 26 30d Sep 26 ok',
    'Aug 26 coll',
    'TransUnion: Nothing on file',
  ]
  const page = pageOf([
    '# Side-by-side report',
    'Drawn 14 Nov 2026',
    '# Who you are',
    heads,
    all('Full name', 'ANN LEE'),
    '# Every account, side by side',
    ...account('FIRST BANK', '0184', '$300'),
    ...account('SECOND BANK', '7701', '$205'),
    '# Recent applications',
    'Experian',
    'HARBOR BANK \u2014 5 Jul 2025',
  ])

  it('are told for a report by their labels, and read by them', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const byBureau = reading.reports.map(({ bureau, reportDate, accounts, inquiries }) => [
      bureau,
      reportDate.value,
      accounts.map((each) => [
        each.creditor.value,
        each.accountNumber?.value,
        each.opened?.value,
        each.balance?.value,
        each.creditLimit?.value,
        each.monthlyPayment?.value,
        each.history.map(({ month, code }) => `${month} ${code}`).join(' '),
      ]),
      inquiries.map(({ name, date }) => [name.value, date.value]),
    ])
    const months = '2026-11 OK 2026-10 30 2026-09 OK 2026-08 COL'
    const of = (name: string, number: string, balance: number, history: string) => [
      name,
      number,
      '2021-04-01',
      balance,
      500,
      25,
      history,
    ]
    expect(byBureau).toEqual([
      [
        'Experian',
        '2026-11-14',
        [of('FIRST BANK', '*0184', 205, months), of('SECOND BANK', '*7701', 205, months)],
        [['HARBOR BANK', '2025-07-05']],
      ],
      [
        'Equifax',
        '2026-11-14',
        [of('FIRST BANK', '*0184', 205, ''), of('SECOND BANK', '*7701', 205, '')],
        [],
      ],
      [
        'TransUnion',
        '2026-11-14',
        [of('FIRST BANK', '*0184', 300, ''), of('SECOND BANK', '*7701', 205, '')],
        [],
      ],
    ])
  })
})

describe('a merged report with a row a bureau', () => {
  const edges = [40, 130, 200, 280, 350, 430, 510, 590, 680]
  const account = (name: string, number: string, limit: string) => [
    `# ${name}`,
    'BUREAU|ACCT NO|ECOA|TYPE|OPENED|REPORTED|HIGH CREDIT|LIMIT|BALANCE',
    `Experian|${number}|Individual|Credit Card|08/2018|10/2026|1,516|2,500|904`,
    'TransUnion|not reporting',
    `Equifax|${number}|Individual|Credit Card|08/2018|10/2026|1,516|${limit}|904`,
    'BUREAU|PAST DUE|PAYMENT|TERMS|STATUS|CLOSED|REMARKS',
    'Experian|0|25|-|Current|-|-',
    'TransUnion|not reporting',
    'Equifax|0|25|-|Current|-|-',
    'Experian PAYMENT PATTERN FROM 10/2026 (newest first): 1 2 9 1',
  ]
  const page = pageOf(
    [
      '# MERGED CREDIT REPORT',
      'DATE COMPLETED 11/17/2026',
      'PATTERN KEY: 1 = paid as agreed, 2 = 30 days, 9 = charge-off or collection',
      '# APPLICANT',
      '||EXPERIAN||TRANSUNION||EQUIFAX',
      'APPLICANT||ANN LEE||ANN LEE||ANN LEE',
      '# TRADELINES',
      ...account('FIRST BANK', 'XXXX3769', '5,000'),
      ...account('SECOND BANK', 'XXXX3016', '2,500'),
    ],
    edges,
  )

  it('is read value by value, each for the bureau that its row names', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const read = reading.reports.map(({ bureau, accounts }) => [
      bureau,
      accounts.map((each) => [
        each.accountNumber?.value,
        each.opened?.value,
        each.creditLimit?.value,
        each.monthlyPayment?.value,
        each.pastDue?.value,
        each.history.map(({ month, code }) => `${month} ${code}`).join(' '),
      ]),
    ])
    // What '9' is the key leaves open: that month has no code.
    const months = '2026-10 OK 2026-09 30 2026-07 OK'
    expect(read).toEqual([
      [
        'Experian',
        [
          ['XXXX3769', '2018-08', 2500, 25, 0, months],
          ['XXXX3016', '2018-08', 2500, 25, 0, months],
        ],
      ],
      [
        'Equifax',
        [
          ['XXXX3769', '2018-08', 5000, 25, 0, ''],
          ['XXXX3016', '2018-08', 2500, 25, 0, ''],
        ],
      ],
      ['TransUnion', []],
    ])
  })
})

describe('three bureaus with the years of their months in a row below', () => {
  const months = [...'abcdefg'].map((_, at) => 180 + 80 * at)
  const account = (name: string, number: string) => [
    `# ${name}`,
    '|Equifax|TransUnion|Experian',
    all('Account number', `ending in ${number}`),
    all('Account owner', 'Individual'),
    all('Pay status', 'Current'),
    all('Current balance, $', '1,205'),
    all('Opened on', 'Mar 23, 2023'),
    'Payment history|Mar|Feb|Jan|Dec|Nov|Oct|Sep',
    '|2026|2026|2026|2025|2025|2025|2025',
    'Equifax|+|30|+|+|+|.|RP',
    'Experian|CL|+|+|+|+|+|+',
  ]
  const page = pageOf(
    [
      '# Your 3-Bureau Credit Report',
      'Report date: Apr 1, 2026',
      '# Accounts',
      'Newest to the left. Key: + paid as agreed; 30, 60 or 90 days late; CO charged off;',
      'CL in collection; RP repossessed; a dot means that nothing was sent.',
      ...account('FIRST BANK', '0184'),
      ...account('SECOND BANK', '7701'),
    ],
    [40, ...months],
  )

  it('are read by the key of the report itself, over both of its rows', () => {
    const reading = reportsOf([page])
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const read = reading.reports.map(({ bureau, accounts }) => [
      bureau,
      accounts[0]?.history.map(({ month, code }) => `${month} ${code}`).join(' '),
    ])
    expect(read).toEqual([
      ['Experian', '2026-03 COL 2026-02 OK 2026-01 OK 2025-12 OK 2025-11 OK 2025-10 OK 2025-09 OK'],
      ['Equifax', '2026-03 OK 2026-02 30 2026-01 OK 2025-12 OK 2025-11 OK 2025-09 RPO'],
      ['TransUnion', ''],
    ])
    expect(reading.reports.flatMap(({ coverage }) => coverage.unread.map(({ text }) => text))).toEqual([])
  })
})
