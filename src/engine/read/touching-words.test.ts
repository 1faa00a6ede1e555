import { describe, expect, it } from 'vitest'
import { textRow } from '../../../test/support/page-flow.ts'
import type { Page, Word } from './positioned-text.ts'
import { withWordsJoined } from './touching-words.ts'

const pageWith = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })

/** The pieces one behind the other, 10 points large, each as far from the one before as is said. */
function row(...pieces: [text: string, gap: number][]): Word[] {
  let x = 30
  return pieces.map(([text, gap]) => {
    const [word] = textRow(text, x + gap, 100, 10)
    if (word === undefined) throw new Error('no word')
    x = word.box.x + word.box.width
    return word
  })
}

const joined = (...pieces: [string, number][]) =>
  withWordsJoined(pageWith(row(...pieces))).words.map(({ text }) => text)

describe('words that touch', () => {
  it('are one', () => {
    expect(joined(['EVER', 0], ['GREEN', 0.1], ['BANK', 2.8])).toEqual(['EVERGREEN', 'BANK'])
  })

  it('are one where letters come singly, nearer by kerning or rounded apart', () => {
    const letters: [string, number][] = [...'TAVERN'].map((letter) => [letter, -1.1])
    expect(joined(...letters, ['CO', 2], ['.', 0.4])).toEqual(['TAVERN', 'CO.'])
  })

  it('are two where whole words overlap or stand apart', () => {
    expect(joined(['BALANCE', 0], ['LIMIT', -1.1])).toEqual(['BALANCE', 'LIMIT'])
    expect(joined(['A', 0], ['B', 1.8])).toEqual(['A', 'B'])
    expect(joined(['30', 0], ['60', -4])).toEqual(['30', '60'])
  })
})
