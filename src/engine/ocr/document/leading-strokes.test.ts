import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withoutLeadingStrokes } from './leading-strokes.ts'

const page = (...rows: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) => {
    let x = 33
    return row.split(' ').map((text): Word => {
      const box = { page: 1, x, y: 100 + 40 * line, width: 5 * text.length, height: 10 }
      x += box.width + 3
      return { text, box, size: 9, bold: true, baseline: 108 + 40 * line, confidence: 0.78 }
    })
  }),
  marks: [],
})
const read = (...rows: string[]) =>
  withoutLeadingStrokes([page(...rows)], [true])[0]
    ?.words.map(({ text }) => text)
    .join(' ')

it('a stroke before several headings is a drawing, and before one line it parts words', () => {
  const names = ['| DISCOVER BANK', '|| IC SYSTEM INC', '| COMENITYCAPITAL/ULTA']
  expect(read(...names, 'CORP | June')).toBe('DISCOVER BANK IC SYSTEM INC COMENITYCAPITAL/ULTA CORP | June')
  expect(read('| June 2024', 'CORP | June')).toBe('| June 2024 CORP | June')
  const spelled = [page(...names)]
  expect(withoutLeadingStrokes(spelled, [false])).toEqual(spelled)
})
