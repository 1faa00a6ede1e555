import { expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { textOf } from '../printed-values.ts'
import { wordsIn } from './cell-values.ts'
import { numberedAccounts } from './numbered-accounts.ts'

const lanes = [170, 300, 430]
const row = (y: number, label: string, value: string): Line =>
  printedLine(y, [40, label], ...lanes.map((x): PrintedCell => [x, value]))
const heads = (y: number): Line =>
  printedLine(
    y,
    ...['Equifax', 'Experian', 'TransUnion'].map((name, at): PrintedCell => [lanes[at] ?? 0, name]),
  )

const parts = {
  'Payment Summary': (y: number) => [heads(y), row(y + 10, 'Months Reviewed', '30')],
  'Payment History': (y: number) => [
    printedLine(y, [40, 'Equifax']),
    printedLine(y + 10, [40, 'Year'], [70, 'Jan'], [90, 'Feb'], [110, 'Mar']),
    printedLine(y + 20, [40, '2026'], [70, 'OK'], [90, '30']),
  ],
  'Account Details': (y: number) => [heads(y), row(y + 10, 'Date Opened', 'Sep 23, 2022')],
}

const account = (from: number, title: string, order: readonly (keyof typeof parts)[]): Line[] => [
  printedLine(from, [40, title]),
  heads(from + 10),
  row(from + 20, 'Account Number', 'xxxx 6454'),
  ...order.flatMap((part, at) => [
    printedLine(from + 30 + 50 * at, [40, part]),
    ...parts[part](from + 40 + 50 * at),
  ]),
]

it.each([
  [['Payment Summary', 'Payment History', 'Account Details']],
  [['Payment History', 'Payment Summary', 'Account Details']],
  [['Payment Summary', 'Account Details', 'Payment History']],
] as const)('cuts each account into its parts in whatever order a print has them: %s', (order) => {
  const { blocks, unread } = numberedAccounts(
    [...account(80, '2.1 ACME BANK', order), ...account(380, '2.2 ELM BANK', order)],
    accountPlans,
  )
  expect(blocks.map(({ heading }) => heading.map(({ text }) => text).join(' '))).toEqual([
    'ACME BANK',
    'ELM BANK',
  ])
  for (const { rows, history } of blocks) {
    expect(rows.map(({ label }) => label)).toContain('Date Opened')
    expect(history.map(({ text }) => text)).toContain('2026 OK 30')
  }
  expect(unread.map(({ text }) => text)).toEqual([])
})

it('reads comments as a row of the details in a print that has them there, also where the label stands alone', () => {
  const order = ['Account Details'] as const
  const cells = (y: number, text: string) => printedLine(y, ...lanes.map((x): PrintedCell => [x, text]))
  const { blocks, unread } = numberedAccounts(
    [
      ...account(80, '2.1 ACME BANK', order),
      row(140, 'Comments', 'Credit card'),
      ...account(180, '2.2 ELM BANK', order),
      // In the middle of its row a label stands between two lines of the cells.
      cells(242, 'Account closed at'),
      printedLine(245, [40, 'Comments']),
      cells(248, 'request of consumer'),
    ],
    accountPlans,
  )
  const rows = blocks.flatMap((block) => block.rows.filter(({ label }) => label === 'Comments'))
  expect(rows.map((each) => textOf(wordsIn(each, 'Experian')))).toEqual([
    'Credit card',
    'Account closed at request of consumer',
  ])
  expect(unread.map(({ text }) => text)).toEqual([])
})
