import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withoutPosts } from './framed-cells.ts'

const word = (text: string): RecognisedWord => ({
  text,
  confidence: 90,
  left: 100,
  top: 0,
  right: 100 + 10 * text.length,
  bottom: 14,
  baseline: 14,
  lineHeight: 18,
})
const read = (text: string) =>
  withoutPosts([word(text)]).map((cell) => [cell.text, cell.left, cell.right, cell.confidence])

describe('a cell that is read with its posts', () => {
  it('is its rating alone, each at its place, and nobody takes it for certain', () => {
    expect(read('[OK')).toEqual([['OK', 110, 130, 50]])
    expect(read('CO]CO|30]')).toEqual([
      ['CO', 100, 120, 50],
      ['CO', 130, 150, 50],
      ['30', 160, 180, 50],
    ])
  })

  it.each(['(800)', '|', '[X]', 'OK', 'Limit|Balance', '[OK?]'])('is not made of %s', (text) => {
    expect(withoutPosts([word(text)])).toEqual([word(text)])
  })
})
