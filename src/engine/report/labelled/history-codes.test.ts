import { expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { codesWith, withSigns } from './history-codes.ts'

const codeOf = codesWith({})
const recognised = (line: Line): Line => ({
  ...line,
  words: line.words.map((word) => ({ ...word, confidence: 0.9 })),
})

it('takes a sign for what the print itself says of it', () => {
  const key = printedLine(10, [30, '● Current / Terms met'], [160, '- No data'])
  expect(withSigns(codeOf, [key])('●')).toBe('OK')
  expect(withSigns(codeOf, [printedLine(10, [30, '● Charge off'])])('●')).toBeNull()
  expect(withSigns(codeOf, [])('●')).toBeNull()
})

it('takes a disc in a recognised line for one, whatever letter it was read as, and no letter that a file spells', () => {
  const key = printedLine(10, [30, '@ Current / Terms met'])
  expect(withSigns(codeOf, [recognised(key)])('●')).toBe('OK')
  expect(withSigns(codeOf, [key])('●')).toBeNull()
})
