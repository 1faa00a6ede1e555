import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withHeadsAlike } from './heads-alike.ts'

/** A row a text; a word with '?' before it was hardly read. */
const page = (...rows: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, line) =>
    row.split(' ').map(
      (text, at): Word => ({
        text: text.replace('?', ''),
        box: { page: 1, x: 20 + 50 * at, y: 100 + 12 * line, width: 40, height: 9 },
        size: 8,
        bold: false,
        baseline: 108 + 12 * line,
        confidence: text.startsWith('?') ? 0.2 : 0.9,
      }),
    ),
  ),
  marks: [],
})
const head = 'BUREAU OPENED REPORTED TERMS STATUS BALANCE'
const last = (row: string) => {
  const rows = withHeadsAlike([page(head, head, row)], [true])[0]?.words ?? []
  return rows.filter(({ box }) => box.y === 124)
}
const textOf = (row: string) =>
  last(row)
    .map(({ text }) => text)
    .join(' ')

describe('the head of a table that repeats', () => {
  it('has no specks, and its own words', () => {
    expect(textOf('BUREAU OPENED ?© REPORTED ?Ee TERMS - STATUS BALANCE')).toBe(head)
    const words = last('BUREAU OPENED REPORTED TERMS sTATUS BALANCE')
    expect(words.map(({ text, confidence }) => `${text} ${confidence}`)).toEqual([
      'BUREAU 0.9',
      'OPENED 0.9',
      'REPORTED 0.9',
      'TERMS 0.9',
      'STATUS 0.75',
      'BALANCE 0.9',
    ])
  })

  it('is no line with other words, without one of its own, or of cells', () => {
    for (const row of [
      'BUREAU OPENED REPORTED CLOSED TERMS STATUS BALANCE',
      'BUREAU OPENED REPORTED TERMS STATUS',
      'BUREAU OPENED B REPORTED TERMS STATUS BALANCE',
      'BUREAU OPENED',
    ])
      expect(textOf(row)).toBe(row)
    const cells = 'Experian OK OK OK OK OK'
    expect(withHeadsAlike([page(cells, cells, `${cells} ?©`)], [true])[0]?.words).toHaveLength(19)
  })

  it('has its words where the others of it have them, but for one whose columns stand elsewhere', () => {
    const moved = (by: readonly number[]) => {
      const own = page(head, head, head)
      const words = own.words.map((word, at) => {
        const shift = word.box.y === 124 ? (by[at % 6] ?? 0) : 0
        return { ...word, box: { ...word.box, x: word.box.x + shift } }
      })
      const rows = withHeadsAlike([{ ...own, words }], [true])[0]?.words.filter(({ box }) => box.y === 124)
      return rows?.map(({ box, confidence }) => `${box.x} ${confidence}`)
    }
    const asOthers = [20, 70, 120, 170, 220, 270].map((x) => `${x} 0.9`)
    expect(moved([0, 1, 0, -22, 0, 0])).toEqual([
      '20 0.9',
      '71 0.9',
      ...['120 0.9', '170 0.75'],
      ...asOthers.slice(4),
    ])
    expect(moved([0, 0, 12, 24, 36, 48])).toEqual([
      '20 0.9',
      '70 0.9',
      '132 0.9',
      '194 0.9',
      '256 0.9',
      '318 0.9',
    ])
  })

  it('stays on a page that the file spells', () => {
    const spelled = [page(head, head, 'BUREAU OPENED REPORTED "TERMS STATUS BALANCE')]
    expect(withHeadsAlike(spelled, [false])).toEqual(spelled)
  })
})
