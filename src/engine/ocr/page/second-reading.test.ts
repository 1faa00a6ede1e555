import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { needsSecondReading } from './second-reading.ts'

const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  left: 0,
  top: 0,
  right: 9 * text.length,
  bottom: 14,
  baseline: 14,
  lineHeight: 18,
})

describe('a page', () => {
  it('is read a second time where the first reading is not sure of its words', () => {
    expect(needsSecondReading([word('Balance', 90), word('Installment', 70)])).toBe(true)
    expect(needsSecondReading([word('Balance', 90), word('Installment', 88)])).toBe(false)
    expect(needsSecondReading([])).toBe(true)
  })

  it('is not for the sake of masks, addresses of the web and names of months', () => {
    const unsure = ['4877153****', '//member.example/CreditReport.', 'Sep', '12XXXX', '4870....'].map(
      (text) => word(text, 10),
    )
    expect(needsSecondReading([...unsure, word('Balance', 90)])).toBe(false)
    expect(needsSecondReading([...unsure, word('Balance', 80)])).toBe(true)
  })
})
