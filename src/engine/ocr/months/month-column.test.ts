import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withMonthStrokes } from './month-column.ts'

const word = (text: string, at: number, left = 30): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  top: 20 * at,
  right: left + 40,
  bottom: 20 * at + 14,
  baseline: 20 * at + 14,
  lineHeight: 18,
})
const column = (texts: readonly string[]) => texts.map((text, at) => word(text, at))
const read = (words: readonly RecognisedWord[]) => withMonthStrokes(words).map(({ text }) => text)

describe('a column of months', () => {
  it('has each with its stroke, also where two that lost it stand together, and it is asked', () => {
    const words = column(['1126', '1026', '09/26', '08l26', '07/26', '06/26'])
    expect(read(words)).toEqual(['11/26', '10/26', '09/26', '08/26', '07/26', '06/26'])
    expect(withMonthStrokes(words)[0]?.confidence).toBe(75)
  })

  it('leaves a number that is not the month beside it, stands elsewhere, or has no column', () => {
    expect(read(column(['0326', '10/26', '09/26', '08/26']))[0]).toBe('0326')
    expect(read([word('1126', 0, 300), ...column(['11/26', '10/26', '09/26']).map((each) => each)])[0]).toBe(
      '1126',
    )
    expect(read(column(['1126', '10/26', '09/26']))).toEqual(['1126', '10/26', '09/26'])
  })
})
