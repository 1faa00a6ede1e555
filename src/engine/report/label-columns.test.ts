import { describe, expect, it } from 'vitest'
import { printedLine, printedTitle } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { namedBlocks } from './labelled/named-blocks.ts'
import { readLabelledRows } from './labelled-rows.ts'

const labels = labelKeys([
  'Status',
  'Terms',
  'Account type',
  'Owner',
  'Account name',
  'Balance',
  'Balance updated',
  'Limit',
])
const textOf = (rows: { text: string }[][]) =>
  rows
    .flat()
    .map(({ text }) => text)
    .join(' ')

describe('a table with labels in two columns', () => {
  it('has a value that runs up to a label of the next column, where other rows print their labels', () => {
    const status = 'Collection account. $1,584 past due as of Jul 2026.'
    const left = 330
    const { fields } = readLabelledRows(
      [
        printedLine(100, [40, 'Account name'], [173, 'FIRST BANK'], [left, 'Balance'], [450, '$899']),
        printedLine(109, [40, 'Status'], [173, status], [left, 'Terms'], [450, '72 Months']),
        printedLine(127, [40, 'Account type'], [173, 'Collection'], [left, 'Owner'], [450, 'Individual']),
        printedLine(118, [40, 'Balance updated'], [173, '07/05/2026'], [left, 'Limit'], [450, '$10']),
      ],
      labels,
    )
    const printedFor = (label: string) =>
      textOf(fields.find((field) => field.label === label)?.valueRows ?? [])
    expect([printedFor('Status'), printedFor('Terms'), printedFor('Limit')]).toEqual([
      status,
      '72 Months',
      '$10',
    ])
  })
})

describe('a heading with the date of its balance beside it', () => {
  it('is of the table below that prints the same name', () => {
    const rows = (name: string, y: number) => [
      printedTitle(y - 6, name),
      printedLine(y + 9, [450, 'Balance updated'], [520, '07/05/2026']),
      printedLine(y + 30, [40, 'Account name'], [150, name], [330, 'Balance'], [450, '$899']),
      printedLine(y + 39, [40, 'Status'], [150, 'Open'], [330, 'Balance updated'], [450, '07/05/2026']),
    ]
    const { blocks } = namedBlocks([...rows('FIRST BANK', 100), ...rows('SECOND BANK', 200)], {
      keys: labels,
      isNameLabel: (label) => label === 'Account name',
      mayRepeat: () => false,
      isRow: () => true,
    })
    expect(blocks.map(({ name }) => textOf([name]))).toEqual(['FIRST BANK', 'SECOND BANK'])
  })
})

describe('a row without room between its label and its value', () => {
  it('has the label at the edge where the others have theirs, and no label in running text there', () => {
    const { fields, stray } = readLabelledRows(
      [
        printedLine(100, [40, 'Account name'], [173, 'FIRST BANK']),
        printedLine(109, [40, 'Balance'], [173, '$899']),
        printedLine(118, [40, 'Owner'], [173, 'Individual']),
        printedLine(127, [40, 'Status Paid, Closed. Account charged off.']),
        printedLine(160, [40, 'Balance Transfer Offers Are Open']),
        printedLine(190, [40, 'Terms of the sale were met.']),
      ],
      labels,
    )
    const status = fields.find(({ label }) => label === 'Status')
    expect(textOf(status?.valueRows ?? [])).toBe('Paid, Closed. Account charged off.')
    expect(fields.filter(({ label }) => label === 'Balance')).toHaveLength(1)
    expect(stray.map(({ text }) => text)).toEqual([
      'Balance Transfer Offers Are Open',
      'Terms of the sale were met.',
    ])
  })
})
