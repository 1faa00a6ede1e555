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

  it('stays on a page that the file spells', () => {
    const spelled = [page(head, head, 'BUREAU OPENED REPORTED "TERMS STATUS BALANCE')]
    expect(withHeadsAlike(spelled, [false])).toEqual(spelled)
  })
})
