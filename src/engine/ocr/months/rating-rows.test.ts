import { describe, expect, it } from 'vitest'
import { monthCells } from '../page/printed-forms.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { ratingCells, withRatings, withTicks } from './rating-rows.ts'

const row = (texts: readonly string[], baseline = 20): RecognisedWord[] =>
  texts.map((text, at) => ({
    text,
    confidence: 90,
    left: 60 * at,
    top: baseline - 10,
    right: 60 * at + 8 * text.length,
    bottom: baseline,
    baseline,
    lineHeight: 12,
  }))
const rated = (texts: readonly string[]) => {
  const words = row(texts)
  return withRatings(words, ratingCells(words))
}
const read = (texts: readonly string[]) => rated(texts).map(({ text }) => text)

describe('a row of ratings', () => {
  it('has charge-offs where their stroke was read as a letter, and they are not sure', () => {
    expect(read(['cio', 'clo', 'C1O', '120', '120'])).toEqual(['C/O', 'C/O', 'C/O', '120', '120'])
    expect(rated(['cio', '120', '90'])[0]?.confidence).toBe(75)
  })

  it("has 'OK' where a letter was read that looks like its own, and it is disputed", () => {
    expect(read(['OX', 'OK', '0K', 'DK', '30'])).toEqual(['OK', 'OK', 'OK', 'OK', '30'])
    expect(rated(['OX', 'OK', 'OK'])[0]?.confidence).toBe(50)
    expect(read(['€O', 'CO', 'CO', '180'])).toEqual(['CO', 'CO', 'CO', '180'])
    expect(rated(['OX', 'Balance', 'OK'])[0]?.text).toBe('OX')
  })

  it('is printed in capitals, as every cell behind a year', () => {
    expect(read(['ok', 'Ok', '30', 'co'])).toEqual(['OK', 'OK', '30', 'CO'])
    const words = row(['2026', '-', 'CLs', '-', 'co'])
    expect(withRatings(words, monthCells(words)).map(({ text }) => text)).toEqual([
      '2026',
      '-',
      'CLS',
      '-',
      'CO',
    ])
  })

  it('has a check mark where a letter like it was read, on a page of check marks alone, and is asked', () => {
    const words = [...row(['2026', 'v', '30', 'V']), ...row(['v', 'Balance'], 60)]
    const marked = withTicks(words, 40)
    expect(marked.map(({ text }) => text)).toEqual(['2026', '✓', '30', '✓', 'v', 'Balance'])
    expect(marked[1]?.confidence).toBe(50)
    expect(withTicks(words, 0)).toEqual(words)
  })

  it('is none where words stand in it, or too few cells', () => {
    const words = ['CIO', 'of', 'Harborline', '90']
    expect(read(words)).toEqual(words)
    expect(read(['CIO', '90'])).toEqual(['CIO', '90'])
    expect(ratingCells(row(['1', '2', '3', 'OK'])).size).toBe(0)
  })

  it('may have its label before it', () => {
    expect(read(['Rating', 'c/o', 'C/o', '120', 'ok'])).toEqual(['Rating', 'C/O', 'C/O', '120', 'OK'])
    expect(read(['TransUnion', 'OK.', 'oK', 'OK'])).toEqual(['TransUnion', 'OK', 'OK', 'OK'])
    expect(read(['Rating', 'of', 'the', 'ok'])).toEqual(['Rating', 'of', 'the', 'ok'])
  })

  it('has every cell looked at that is no rating', () => {
    expect([...ratingCells([...row(['920', '60', '30', 'OK']), ...row(['Balance', '$5'], 60)])]).toHaveLength(
      4,
    )
  })
})
