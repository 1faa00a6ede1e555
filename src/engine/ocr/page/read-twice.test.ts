import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withoutSecondReadings } from './read-twice.ts'

const word = (text: string, left: number, confidence: number, baseline = 14): RecognisedWord => ({
  text,
  confidence,
  left,
  top: baseline - 14,
  right: left + 9 * text.length,
  bottom: baseline,
  baseline,
  lineHeight: 18,
})
const read = (...words: RecognisedWord[]) => withoutSecondReadings(words).map(({ text }) => text)

describe('what lies over something else', () => {
  it('is the same print, of which the surer reading stays', () => {
    expect(read(word('26', 30, 90), word('2%', 34, 47), word('26', 80, 90))).toEqual(['26', '26'])
    expect(read(word('%', 36, 30), word('26', 30, 90))).toEqual(['26'])
    expect(read(word('120', 30, 60), word('12', 30, 60))).toEqual(['120'])
  })

  it('is another word where it only touches it, or stands on another line', () => {
    const words = [word('Paid', 30, 90), word('off', 64, 20), word('Open', 30, 40, 24)]
    expect(withoutSecondReadings(words)).toEqual(words)
    // The box of a word is now and then that of its neighbour, too.
    const wide = [{ ...word('BANK', 30, 60), right: 160 }, word('DELAWARE', 80, 90)]
    expect(withoutSecondReadings(wide)).toEqual(wide)
  })
})
