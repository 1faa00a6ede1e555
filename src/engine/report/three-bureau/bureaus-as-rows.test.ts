import { expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import { lineOf } from '../../read/lines.ts'
import { labelKeys } from '../label-keys.ts'
import { turnedTableAt } from './bureaus-as-rows.ts'

const rowOf = (cells: readonly string[], y: number) =>
  lineOf(cells.flatMap((cell, at) => textRow(cell, 40 + 80 * at, y)))

it('takes no row of marks for the head of a table, although its marks are labels elsewhere', () => {
  const labels = labelKeys(['30', '60', '90', 'Opened', 'Balance', 'Limit'])
  const marks = [rowOf(['Months', '90', '60', '30'], 40), rowOf(['Equifax', 'OK', 'OK', 'OK'], 52)]
  expect(turnedTableAt(marks, 0, labels, null)).toBeNull()
  const table = [
    rowOf(['Bureau', 'Opened', 'Balance', 'Limit'], 40),
    rowOf(['Equifax', '08/2018', '$9', '$5'], 52),
  ]
  expect(turnedTableAt(table, 0, labels, null)?.rows.map(({ label }) => label)).toEqual([
    'Opened',
    'Balance',
    'Limit',
  ])
})

it('has no cell in a speck between two columns, and one in a dash below a label', () => {
  const labels = labelKeys(['Opened', 'Balance', 'Limit'])
  const speck = textRow('\u00a9', 70, 52)
  const row = ['Equifax', '08/2018', '-', '$5'].flatMap((cell, at) => textRow(cell, 40 + 80 * at, 52))
  const lines = [rowOf(['Bureau', 'Opened', 'Balance', 'Limit'], 40), lineOf([...row, ...speck])]
  const cells = turnedTableAt(lines, 0, labels, null)?.rows.map(
    (each) => each.cells.get('Equifax')?.[0]?.[0]?.text,
  )
  expect(cells).toEqual(['08/2018', '-', '$5'])
})
