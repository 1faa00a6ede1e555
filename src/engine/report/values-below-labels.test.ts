import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import { labelKeys } from './label-keys.ts'
import { readLabelledRows } from './labelled-rows.ts'

const labels = ['Balance', 'Balance Date', 'Owner', 'Loan Type', 'Date of First Delinquency', 'Comments']

function read(rows: readonly PrintedCell[][], mayTouch = false) {
  const { fields, stray } = readLabelledRows(
    rows.map((cells, at) => printedLine(100 + 10 * at, ...cells)),
    labelKeys(labels, mayTouch),
  )
  const said = fields.map(({ label, valueRows }) => [
    label,
    valueRows.map((words) => words.map(({ text }) => text).join(' ')).join(' / '),
  ])
  return { fields: said, stray: stray.map(({ text }) => text) }
}

describe('readLabelledRows, with values below their labels', () => {
  it('parts values below their labels where no gap does', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Comments'],
        [103.5, 'Owner'],
      ],
      [
        [40, 'Closed by grantor ab'],
        [103.5, 'Joint'],
      ],
    ]
    expect(read(rows).fields).toEqual([
      ['Comments', 'Closed by grantor ab'],
      ['Owner', 'Joint'],
    ])
  })

  it('reads values below their labels where no row has both', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Balance'],
        [140, 'Owner'],
        [240, 'Comments'],
      ],
      [
        [40, '$10'],
        [240, 'None'],
      ],
    ]
    expect(read(rows).fields).toEqual([
      ['Balance', '$10'],
      ['Owner', ''],
      ['Comments', 'None'],
    ])
  })

  it('reads a row of values below a row of labels in a table that has its other values beside them', () => {
    const rows: PrintedCell[][] = [
      [
        [40, 'Balance'],
        [140, 'Owner'],
      ],
      [
        [40, '$10'],
        [140, 'Joint'],
      ],
      [
        [40, 'Loan Type'],
        [120, 'Auto'],
      ],
      [[40, 'Comments']],
      [[40, 'Elsewhere']],
    ]
    expect(read(rows)).toEqual({
      fields: [
        ['Balance', '$10'],
        ['Owner', 'Joint'],
        ['Loan Type', 'Auto'],
        ['Comments', ''],
      ],
      stray: ['Elsewhere'],
    })
  })
})
