import { describe, expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withRatingCells } from './rating-cells.ts'

const page = (...rows: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) =>
    row.split(' ').map((text, at) => ({
      text,
      box: { page: 1, x: 20 + 20 * at, y: 100 + 12 * line, width: 10, height: 9 },
      size: 8,
      bold: false,
      baseline: 108 + 12 * line,
      confidence: 0.9,
    })),
  ),
  marks: [],
})
const read = (...rows: string[]) => withRatingCells([page(...rows)], [true])[0]?.words ?? []
const textOf = (row: string) =>
  read(row)
    .map(({ text }) => text)
    .join(' ')

describe('a rating that was read as other signs', () => {
  it('is a charge-off between charge-offs, and never sure', () => {
    const words = read('2026 180 CO (elo) CO 60 CO [¢} CO (oo) CO')
    expect(words.map(({ text }) => text).join(' ')).toBe('2026 180 CO CO CO CO CO CO CO CO CO')
    expect(words[3]?.confidence).toBe(0.5)
  })

  it('is on time between months on time, where no figure can be meant', () => {
    expect(textOf('2026 OK OK XK OK OI OK OK')).toBe('2026 OK OK OK OK OK OK OK')
    for (const row of ['2026 OK OK [13 OK OK OK', '2026 OK OK 30 OK OK OK']) expect(textOf(row)).toBe(row)
  })

  it('stays where the months run up to it, and is doubtful at the end of a row', () => {
    const row = '2025 OK 30 60 90 120 150 180 CO'
    expect(read(row)).toEqual(page(row).words)
    expect(read('2025 CO CO CO CO CO 60').at(-1)).toMatchObject({ text: '60', confidence: 0.5 })
  })

  it('has December of the row below before January', () => {
    const rows = ['2025 OK 150 180 CO CO CO', 'Year Jan', '2026 60 CO CO', '2025 90 120 150 180 CO CO']
    expect(read(...rows)[10]).toMatchObject({ text: 'CO', confidence: 0.5 })
  })

  it('is a charge-off in a run of them, whatever round signs were read', () => {
    expect(textOf('Experian OK 30 60 90 X CO © (0 € 060 C CO CO')).toBe(
      'Experian OK 30 60 90 X CO CO CO CO CO CO CO CO',
    )
    for (const row of [
      'Experian OK OK OK 30 60 CO CO CO',
      'Experian 180 CO CO C C C C',
      'Experian OK OK OK OK 0 C',
    ])
      expect(textOf(row)).toBe(row)
  })

  it('stays in other rows, and on pages that the file spells', () => {
    expect(textOf('Revolving 60 CO (oo)')).toBe('Revolving 60 CO (oo)')
    const spelled = [page('2026 CO CO 60 CO CO CO')]
    expect(withRatingCells(spelled, [false])).toEqual(spelled)
  })
})

describe('a payment pattern', () => {
  it('has as many months as the others: one figure too many is none', () => {
    const [whole, longer] = ['1'.repeat(24), `${'1'.repeat(15)}3${'1'.repeat(9)}`]
    const last = (...rows: string[]) => read(...rows).at(-1)
    expect(last(whole, whole, whole, longer)).toMatchObject({ text: whole, confidence: 0.5 })
    expect(last(whole, longer)).toMatchObject({ text: longer, confidence: 0.9 })
    const late = `${'1'.repeat(15)}32${'1'.repeat(7)}`
    expect(last(whole, whole, whole, late)).toMatchObject({ text: late, confidence: 0.9 })
  })
})
