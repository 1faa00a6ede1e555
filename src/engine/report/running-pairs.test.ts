import { expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import type { Line } from '../read/positioned-text.ts'
import { labelKeys } from './label-keys.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { textOf } from './printed-values.ts'

/** Letters are 3 points wide, and a space too. */
const letter = 3
const gap = 12

/** Pairs one behind the other with a gap between them, broken at the words where the width ends. */
function running(pairs: readonly string[], width: number, left = 30): Line[] {
  const rows: PrintedCell[][] = [[]]
  let x = left
  for (const pair of pairs)
    for (const [at, word] of pair.split(' ').entries()) {
      const length = letter * word.length
      if (x > left) x += at === 0 ? gap : letter
      if (x + length > left + width) {
        rows.push([])
        x = left
      }
      rows.at(-1)?.push([x, word])
      x += length
    }
  return rows.map((cells, at) => printedLine(10 + 9 * at, ...cells))
}

const pieces = ['Credit', 'Payment Date', 'Disposition']
const pairs = [
  ['Balance:', '$2,210.00'],
  ['Owner:', 'Individual Account'],
  ['Credit Limit:', '$3,800.00'],
  ['High Credit:', '$2,421.00'],
  ['Status:', 'Included in Bankruptcy'],
  ['Date of 1st Delinquency:', '01/03/2024'],
  ['Date of Last Payment:', '11/29/2023'],
  ['Date Closed:', ''],
  ['Balloon Payment Date:', '03/14/2024'],
  ['Original Creditor Name:', 'HARBOR BANK'],
  ['Disposition Date:', '06/28/2024'],
]
/** With what is a label by itself elsewhere, and a piece of one here. */
const labels = labelKeys([...pairs.map(([label = '']) => label.replace(':', '')), ...pieces])
const asRead = (lines: readonly Line[]) => {
  const { fields, stray } = readLabelledRows(lines, labels, true)
  return {
    fields: fields.map(({ label, valueRows }) => [`${label}:`, textOf(valueRows.flat())]),
    stray: stray.map(({ text }) => text),
  }
}

it('pairs that run on as text are read wherever a row breaks, in a label, behind it or in a value', () => {
  const text = pairs.map((pair) => pair.join(' ').trim())
  for (let width = 200; width <= 420; width += 4)
    expect([width, asRead(running(text, width))]).toEqual([width, { fields: pairs, stray: [] }])
})

it('words at the left edge of a table in lanes go to no value at its right', () => {
  const lane = (y: number, ...cells: string[]) =>
    printedLine(y, ...cells.map((text, at): PrintedCell => [30 + 130 * at, text]))
  expect(
    asRead([
      lane(10, 'Balance: $12', 'Owner: Joint', 'Date Closed:'),
      lane(19, 'Account Details', 'Status: Open', 'Credit Limit: $100'),
      lane(28, 'High Credit: $90', 'Date of Last Payment:', 'Payment Date:'),
    ]),
  ).toMatchObject({ stray: ['Account Details'] })
})
