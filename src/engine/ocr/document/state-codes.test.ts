import { expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withStateCodes } from './state-codes.ts'

const pageOf = (text: string): Page => ({
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: text.split(' ').map((each, at) => ({
    text: each,
    box: { page: 1, x: 40 + 40 * at, y: 100, width: 36, height: 8 },
    size: 8,
    bold: false,
    confidence: 0.9,
  })),
})
const read = (text: string) =>
  withStateCodes(pageOf(text))
    .words.map((word) => word.text)
    .join(' ')

it.each([
  ['1 HOME CAMPUS, DES MOINES, 1A 50328 (888)', '1 HOME CAMPUS, DES MOINES, IA 50328 (888)'],
  ['TOLEDO 0H 43604', 'TOLEDO OH 43604'],
  ['BOULDER, C0 80301-1234', 'BOULDER, CO 80301-1234'],
])('%s is %s', (from, to) => {
  expect(read(from)).toBe(to)
})

it('leaves what is no state in letters, or has no city before it', () => {
  for (const text of ['APT 10 50328', 'MOINES, 1X 50328', 'DES MOINES, 1A 503']) expect(read(text)).toBe(text)
})
