import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { agreeReadings } from './agree-readings.ts'
import { joinPieces } from './closer-look.ts'
import { sizesOf, withCase } from './letter-heights.ts'

const word = (text: string, left: number, confidence = 90, top = 100, height = 20): RecognisedWord => ({
  text,
  confidence,
  left,
  top,
  right: left + 12 * text.length,
  bottom: top + height,
  baseline: top + height,
  lineHeight: 28,
})
const textsOf = (words: readonly RecognisedWord[]) => words.map(({ text, confidence }) => [text, confidence])

describe('two readings of a page', () => {
  it('agree: the words stand as sure as they were', () => {
    const both = agreeReadings(
      [word('Balance', 0), word('$1,204', 200)],
      [word('Balance', 0), word('$1,204', 200)],
    )
    expect(textsOf(both)).toEqual([
      ['Balance', 90],
      ['$1,204', 90],
    ])
  })

  it('differ in one place: the surer stands, and is not sure', () => {
    const both = agreeReadings([word('$1,204', 200, 70)], [word('$7,204', 201, 95)])
    expect(textsOf(both)).toEqual([['$7,204', 50]])
  })

  it('see different things: nothing of either is lost', () => {
    const both = agreeReadings([word('J', 0, 80)], [word('F', 300, 80), word('J', 0, 80, 500)])
    expect(textsOf(both)).toHaveLength(3)
  })

  it('part a word differently: the whole word stands', () => {
    const both = agreeReadings([word('late', 0), word('.', 48)], [word('late.', 0)])
    expect(textsOf(both)).toEqual([['late.', 90]])
  })
})

describe('pieces of a word', () => {
  it('are joined when both are doubtful and nothing is between them', () => {
    const joined = joinPieces([word('426621', 0, 15), word('XXXX', 78, 15)])
    expect(textsOf(joined)).toEqual([['426621XXXX', 15]])
  })

  it('are words of their own when they are sure, or a space is between them', () => {
    expect(joinPieces([word('PAST', 0), word('DUE', 50)])).toHaveLength(2)
    expect(joinPieces([word('PAST', 0, 40), word('DUE', 58, 40)])).toHaveLength(2)
  })
})

describe('letters by their height', () => {
  it('are upper case beside figures as high as they are, and lower case when they are lower', () => {
    const [, high] = withCase([word('2026', 0), { ...word('co', 100, 50), top: 101 }])
    const [, low] = withCase([word('2026', 0), { ...word('co', 100, 50), top: 106 }])
    expect([high?.text, low?.text]).toEqual(['CO', 'co'])
  })

  it('are one letter where two have no room', () => {
    expect(withCase([{ ...word('FE', 0, 60), right: 14 }])[0]?.text).toBe('F')
    expect(withCase([word('FE', 0, 60)])[0]?.text).toBe('FE')
  })

  it('give a document few sizes', () => {
    const exact = sizesOf([
      ...[7.0, 7.2, 7.3, 7.1].map((size) => ({ size, weight: 10 })),
      { size: 11.8, weight: 5 },
      { size: 12.2, weight: 5 },
    ])
    expect(exact(7.0)).toBe(exact(7.35))
    expect(exact(7.2)).toBeCloseTo(7.15, 5)
    expect(exact(12)).toBeCloseTo(12, 1)
  })
})
