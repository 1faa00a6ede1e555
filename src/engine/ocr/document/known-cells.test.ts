import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withKnownCells } from './known-cells.ts'

const page = (...cells: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: cells.flatMap((cell, line) => {
    let x = 40
    return cell.split(' ').map((text): Word => {
      const box = { page: 1, x, y: 100 + 14 * line, width: 5 * text.length, height: 10 }
      x += box.width + 3
      return { text, box, size: 9, bold: false, baseline: 108 + 14 * line, confidence: 0.9 }
    })
  }),
  marks: [],
})
const others = Array.from({ length: 4 }, () => 'Credit Card')
const last = (cell: string) =>
  withKnownCells([page(...others, cell)], [true])[0]
    ?.words.filter(({ box }) => box.y > 150)
    .map(({ text, confidence }) => `${text} ${confidence}`)

it('a cell is spelled as the document spells it elsewhere, where a space or the size of a letter differs', () => {
  expect(last('CreditCard')).toEqual(['Credit 0.75', 'Card 0.75'])
  expect(last('Credit card')).toEqual(['Credit 0.75', 'Card 0.75'])
  for (const cell of ['CREDIT CARD', 'Credit Cards', 'Credit Hard', 'Credit'])
    expect(last(cell)).toEqual(cell.split(' ').map((text) => `${text} 0.9`))
  expect(withKnownCells([page(...others, 'CreditCard')], [false])).toEqual([page(...others, 'CreditCard')])
})
