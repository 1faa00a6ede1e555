import { expect, it } from 'vitest'
import { printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

const labels = labelKeys([
  'Account Type',
  'Balance',
  'Monthly Payment',
  'Date Opened',
  'Credit Limit / Original Balance',
  'Credit Limit',
  'Status',
  'Highest Balance',
])

it('a label goes on in the row below with a word that is a label elsewhere, its value beside its first row', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [30, 'Account Type'], [130, 'Credit card'], [309, 'Balance'], [408, '$6,300']),
      printedLine(20, [309, 'Monthly Payment'], [408, '-']),
      printedLine(
        30,
        [30, 'Date Opened'],
        [130, '12/02/2016'],
        [309, 'Credit Limit / Original'],
        [408, '$9,000'],
      ),
      printedLine(40, [30, 'Status'], [130, 'Account charged off. $6,300 written'], [309, 'Balance']),
      printedLine(
        50,
        [130, 'off. $6,300 past due as of Oct 2026.'],
        [309, 'Highest Balance'],
        [408, '$6,300'],
      ),
    ],
    labels,
    true,
  )
  expect(fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())])).toEqual([
    ['Account Type', 'Credit card'],
    ['Balance', '$6,300'],
    ['Monthly Payment', '-'],
    ['Date Opened', '12/02/2016'],
    ['Credit Limit / Original Balance', '$9,000'],
    ['Status', 'Account charged off. $6,300 written off. $6,300 past due as of Oct 2026.'],
    ['Highest Balance', '$6,300'],
  ])
  expect(stray).toEqual([])
})

it('a label of two rows has the value that stands at half its height, between them', () => {
  const { fields, stray } = readLabelledRows(
    [
      printedLine(10, [30, 'Balance'], [230, '$6,300']),
      printedLine(20, [30, 'Credit Limit / Original']),
      printedLine(24, [230, '$9,000']),
      printedLine(28, [30, 'Balance']),
      printedLine(38, [30, 'Status'], [230, 'Open']),
    ],
    labels,
    true,
  )
  expect([fields.map(({ label, valueRows }) => [label, textOf(valueRows.flat())]), stray]).toEqual([
    [
      ['Balance', '$6,300'],
      ['Credit Limit / Original Balance', '$9,000'],
      ['Status', 'Open'],
    ],
    [],
  ])
})
