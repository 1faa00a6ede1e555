import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withoutLoneSpecks } from './lone-specks.ts'

const word = (text: string, x: number, confidence: number): Word => ({
  text,
  box: { page: 1, x, y: 100, width: 5 * text.length, height: 10 },
  size: 8,
  bold: false,
  baseline: 108,
  confidence,
})
const read = (...words: Word[]) => {
  const page: Page = { number: 1, width: 612, height: 792, words, marks: [] }
  return withoutLoneSpecks([page])[0]?.words.map(({ text }) => text)
}

it('a mark alone between two columns that was hardly read is none', () => {
  expect(read(word('NAMES', 40, 0.9), word(';', 99, 0), word('BIRTH', 160, 0.9))).toEqual(['NAMES', 'BIRTH'])
  expect(read(word(':', 40, 0.2), word('2026', 90, 0.9))).toEqual(['2026'])
})

it('it stays behind its word, where it was read surely, and where it stands for nothing printed', () => {
  expect(read(word('NAMES', 40, 0.9), word(';', 66, 0))).toEqual(['NAMES', ';'])
  expect(read(word('NAMES', 40, 0.9), word(';', 99, 0.6))).toEqual(['NAMES', ';'])
  expect(read(word('NAMES', 40, 0.9), word('-', 99, 0), word(':', 160, 0))).toEqual(['NAMES', '-', ':'])
})
