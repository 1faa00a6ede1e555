import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withMonthRows } from './month-rows.ts'

const row = (texts: readonly string[], baseline: number): RecognisedWord[] =>
  texts.map((text, at) => ({
    text,
    confidence: 90,
    left: 80 * at,
    top: baseline - 10,
    right: 80 * at + 8 * text.length,
    bottom: baseline,
    baseline,
    lineHeight: 12,
  }))
const read = (texts: readonly string[]) => withMonthRows(row(texts, 20)).map(({ text }) => text)

describe('a row of months between posts', () => {
  const months = ['03/2026', '02/2026', '01/2026', '12/2025', '11/2025', '10/2025', '09/2025', '08/2025']

  it('has its months alone, and those that were read with a post are disputed', () => {
    const seen = [
      '03/2026',
      '||',
      '02/2026',
      '[01/2026',
      '12/2025',
      '111/2025',
      '10/2025',
      '|',
      '09/2025',
      '08/2025',
    ]
    expect(read(seen)).toEqual(months)
    expect(withMonthRows(row(seen, 20))[2]?.confidence).toBe(50)
  })

  it('has one that was lost between two neighbours, across the turn of a year', () => {
    expect(read(months.map((text) => (text === '01/2026' ? '01<' : text)))).toEqual(months)
    expect(read(months.map((text) => (text === '12/2025' ? '12/20' : text)))).toEqual(months)
  })

  it('keeps what its neighbours do not tell, and is none with few months', () => {
    const ends = months.map((text, at) => (at === 0 ? 'Rating' : text))
    expect(read(ends)).toEqual(ends)
    const few = ['|', '03/2026', '[02/2026', '01/2026']
    expect(read(few)).toEqual(few)
  })
})

describe('strokes', () => {
  it('are gone among ratings and on a line of their own, and stay anywhere else', () => {
    const words = [
      ...row(['Rating', 'OK', '|', 'OK', '30'], 20),
      ...row(['|', '|'], 60),
      ...row(['Open', '|', 'Joint'], 100),
    ]
    expect(withMonthRows(words).map(({ text }) => text)).toEqual([
      'Rating',
      'OK',
      'OK',
      '30',
      'Open',
      '|',
      'Joint',
    ])
  })
})
