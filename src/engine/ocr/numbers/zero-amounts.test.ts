import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withZeroAmounts } from './zero-amounts.ts'

const word = (text: string, left: number, row: number): RecognisedWord => ({
  text,
  confidence: 64,
  left,
  right: left + 9 * text.length,
  top: 30 * row,
  bottom: 30 * row + 14,
  baseline: 30 * row + 14,
  lineHeight: 18,
})
const column = [word('Limit:', 60, 1), word('$4,475', 400, 1), word('Credit:', 60, 2), word('$8,700', 401, 2)]
const read = (...words: RecognisedWord[]) =>
  withZeroAmounts([...column, ...words])
    .slice(column.length)
    .map(({ text, confidence }) => `${text} ${confidence}`)

describe("the word 'so'", () => {
  it.each(['so', 'SO', 'So', '$o', '$O', 'S0'])(
    'is no amount of zero as %s but in a column of amounts, and is disputed',
    (text) => {
      expect(read(word('Balance:', 60, 3), word(text, 400, 3))).toEqual(['Balance: 64', '$0 50'])
      expect(read(word('Balance:', 60, 3), word(text, 300, 3))).toEqual(['Balance: 64', `${text} 64`])
    },
  )

  it('is one in a column whose amounts end in line', () => {
    const right = word('$4,475', 400, 1).right
    const seen = [word('$120', right - 36, 4), word('Due:', 60, 5), word('so', right - 18, 5)]
    expect(read(...seen)[2]).toBe('$0 50')
  })

  it('is a word in a sentence, and where no label stands before it', () => {
    expect(read(word('and', 365, 3), word('so', 400, 3))[1]).toBe('so 64')
    expect(read(word('on', 60, 3), word('so', 400, 3), word('we', 425, 3))[1]).toBe('so 64')
    expect(read(word('so', 400, 3))).toEqual(['so 64'])
  })

  it('is a word where no amounts stand above or below it', () => {
    expect(withZeroAmounts([word('Balance:', 60, 3), word('so', 400, 3)]).map(({ text }) => text)).toEqual([
      'Balance:',
      'so',
    ])
  })
})
