import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withMonthsOverRatings } from './months-over-ratings.ts'

const pitch = 24
const placeOf = (month: number) => 100 + month * pitch

function word(text: string, left: number, line: number, width = 8 * text.length): RecognisedWord {
  const baseline = 40 + line * 24
  return {
    text,
    confidence: 80,
    left,
    right: left + width,
    top: baseline - 12,
    bottom: baseline,
    baseline,
    lineHeight: 16,
  }
}
const yearOf = (year: number, line: number) => [
  word(String(year), 50, line, 32),
  ...Array.from({ length: 12 }, (_, at) => word('OK', placeOf(at) - 8, line, 16)),
]
/** Pieces of a heading, each at the month where it begins. */
const headed = (pieces: readonly [text: string, month: number][]) =>
  pieces.map(([text, month]) => word(text, placeOf(month) - 4, 0, (text.length - 1) * pitch + 8))
const years = [...yearOf(2026, 1), ...yearOf(2025, 2)]
const headingOf = (words: readonly RecognisedWord[]) =>
  words
    .filter(({ baseline }) => baseline === 40)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)

describe('the initials of months over full years of ratings', () => {
  it('stand each above its ratings where some were read together, and nobody is sure of them', () => {
    const heading = headed([
      ['J', 0],
      ['F', 1],
      ['MAM', 2],
      ['JA', 6],
      ['S', 8],
      ['O', 9],
      ['ND', 10],
    ])
    const words = withMonthsOverRatings([...heading, ...years])
    expect(headingOf(words)).toEqual([...'JFMAMJJASOND'])
    const letters = words.filter(({ baseline }) => baseline === 40)
    expect(letters.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b)[3]).toBeCloseTo(
      placeOf(3),
    )
    expect(letters.every(({ confidence }) => confidence <= 50)).toBe(true)
  })

  it.each([
    ['months that run back', headed([...'DNOSAJJMAMFJ'].map((letter, at) => [letter, at]))],
    [
      'a sentence',
      headed([
        ['Payment', 0],
        ['history', 6],
      ]),
    ],
    ['initials that were all read', headed([...'JFMAMJJASOND'].map((letter, at) => [letter, at]))],
  ])('are left as they were read: %s', (_name, heading) => {
    expect(withMonthsOverRatings([...heading, ...years])).toEqual([...heading, ...years])
  })

  it('are not known of one year, nor of years that lack a rating', () => {
    const heading = headed([
      ['J', 0],
      ['F', 1],
      ['MAMJ', 2],
      ['JA', 6],
      ['SOND', 8],
    ])
    const one = [...heading, ...yearOf(2026, 1)]
    const lacking = [...heading, ...yearOf(2026, 1), ...yearOf(2025, 2).slice(0, -1)]
    expect(withMonthsOverRatings(one)).toEqual(one)
    expect(withMonthsOverRatings(lacking)).toEqual(lacking)
  })
})
