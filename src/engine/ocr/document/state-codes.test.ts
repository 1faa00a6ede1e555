import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withStateCodes } from './state-codes.ts'

const read = (text: string) =>
  withStateCodes(recognisedRow(text))
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
