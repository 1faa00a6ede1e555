import { expect, it } from 'vitest'
import { printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { readInquiries } from './labelled/inquiries.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

const labels = labelKeys([
  'Status',
  'Status Details',
  'Date Opened',
  'Type',
  'Credit Limit',
  'Recent Balance',
])

it('what goes on in small letters right below its label belongs to it, however wide the table is', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [30, 'Status: Account charged off. $112'], [160, 'Status Details: This account is to']),
      printedLine(19, [30, 'written off.'], [160, 'continue on record until Mar 2029.']),
      printedLine(34, [30, 'Date Opened:'], [160, 'Type:'], [290, 'Credit Limit:']),
      printedLine(43, [30, '11/2018'], [160, 'Credit card'], [290, '$11,700 from Jul 2020 to Aug 2026']),
    ],
    labels,
    true,
  )
  expect(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Status', 'Account charged off. $112 written off.'],
    ['Status Details', 'This account is to continue on record until Mar 2029.'],
    ['Date Opened', '11/2018'],
    ['Type', 'Credit card'],
    ['Credit Limit', '$11,700 from Jul 2020 to Aug 2026'],
  ])
  expect(stray).toEqual([])
})

it('a subheading below a value does not go on with it', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [30, 'Status: Open'], [160, 'Type: Credit card'], [290, 'Recent Balance: $12']),
      printedLine(19, [160, 'Account Details']),
    ],
    labels,
    true,
  )
  expect(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Status', 'Open'],
    ['Type', 'Credit card'],
    ['Recent Balance', '$12'],
  ])
  expect(stray.map(({ text }) => text)).toEqual(['Account Details'])
})

it('a day in the middle of a row of three lines stands between the lines of its neighbour', () => {
  const inquiry = (y: number, name: string, day: string) => [
    printedLine(y, [30, name]),
    printedLine(y + 4, [300, 'Date of Request:']),
    printedLine(y + 8, [30, 'PO BOX 12, DOVER, DE 19901']),
    printedLine(y + 12, [300, day]),
    printedLine(y + 16, [30, '(888) 555-0142']),
  ]
  const { inquiries, unread } = readInquiries([
    ...inquiry(40, 'MOORLAND CREDIT', '08/03/2026'),
    ...inquiry(66, 'TARN AND SONS', '03/19/2025'),
  ])
  expect(inquiries.map(({ name, date }) => `${date.value} ${name.value}`)).toEqual([
    '2026-08-03 MOORLAND CREDIT',
    '2025-03-19 TARN AND SONS',
  ])
  expect(unread).toEqual([])
})
