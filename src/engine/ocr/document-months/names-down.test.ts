import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withNamesDown } from './names-down.ts'

/** A name a row, '-' for a row without one, and a rating beside each. */
const page = (...rows: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) =>
    [row, 'OK'].flatMap((text, at): Word[] => {
      const [x, width] = at === 0 ? [39, 4 * text.length] : [90, 12]
      const box = { page: 1, x, y: 100 + 10 * line, width, height: 9 }
      return text === '-'
        ? []
        : [{ text, box, size: 8, bold: false, baseline: 107 + 10 * line, confidence: 0.9 }]
    }),
  ),
  marks: [],
})
const read = (...rows: string[]) =>
  withNamesDown([page(...rows)])[0]
    ?.words.filter(({ text, box }) => box.x === 39 && text !== '')
    .map(({ text, confidence }) => (confidence === 0.5 ? `${text}?` : text))
    .join(' ')

it('a misread name between others is the one of its row, and so is a piece of the name above them', () => {
  expect(read('an', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'pu', 'ull', 'Sop', 'Oct')).toBe(
    'Jan? Feb Mar Apr May Jun Jul? Aug? Sep? Oct',
  )
  expect(read('year', 'Feb', 'Mar', 'Apr', 'May', 'Jun')).toBe('year Feb Mar Apr May Jun')
})

it('what stands below the last one, where rows are uneven, or between too few, stays', () => {
  expect(read('Jan', 'Feb', 'Mar', 'Apr', 'May', 'paid')).toBe('Jan Feb Mar Apr May paid')
  expect(read('Jan', 'Feb', '-', 'Mar', 'Xyz', 'May', 'Jun', 'Jul')).toBe('Jan Feb Mar Xyz May Jun Jul')
  expect(read('Jan', 'Feb', 'Xyz', 'Apr', 'May')).toBe('Jan Feb Xyz Apr May')
})
