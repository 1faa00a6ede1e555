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
