import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withColumnZeros } from './column-zeros.ts'

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: { page: 1, x, y, width: 5 * text.length, height: 9 },
  size: 8,
  bold: false,
  baseline: y + 8,
  confidence: 0.6,
})
const page = (...words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })
const read = (...words: Word[]) => withColumnZeros([page(...words)], [true])[0]?.words.map(({ text }) => text)

describe('a nought that was read as a sign', () => {
  it('is one where the next rows of its column say so', () => {
    expect(read(word('[¢]', 150, 100), word('0', 151, 112), word(']', 150, 124))).toEqual(['0', '0', '0'])
    expect(
      withColumnZeros([page(word('[:]', 150, 100), word('0', 150, 112))], [true])[0]?.words[0],
    ).toMatchObject({
      confidence: 0.5,
    })
  })

  it('is one behind the name of a currency', () => {
    expect(read(word('USD', 150, 100), word('©', 168, 100))).toEqual(['USD', '0'])
  })

  it("is October's initial between those of September and November", () => {
    const heading = ['S', 'O', 'N'].map((text, at) => word(text, 130 + 20 * at, 100))
    expect(read(...heading, word('0', 150, 112))).toEqual(['S', 'O', 'N', '0'])
  })

  it('is none elsewhere, and on no page that the file spells', () => {
    expect(read(word('[¢]', 150, 100), word('$25', 150, 112), word('0', 300, 112))).toEqual([
      '[¢]',
      '$25',
      '0',
    ])
    const spelled = [page(word(']', 150, 100), word('0', 150, 112))]
    expect(withColumnZeros(spelled, [false])).toEqual(spelled)
  })
})
