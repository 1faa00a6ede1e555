import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withKnownSpaces } from './known-spaces.ts'

/** One word a text, three points apart; '|' begins a new column. */
function page(...lines: string[]): Page {
  const words = lines.flatMap((line, row) => {
    let x = 20
    return line.split(' ').flatMap((text): Word[] => {
      if (text === '|') {
        x += 60
        return []
      }
      const box = { page: 1, x, y: 20 * row + 2, width: 5 * text.length, height: 10 }
      x += box.width + 3
      return [{ text, box, size: 8, bold: false, baseline: 20 * row + 10, confidence: 0.91 }]
    })
  })
  return { number: 1, width: 612, height: 792, words, marks: [] }
}
const read = (...lines: string[]) =>
  withKnownSpaces([page(...lines)], [true])[0]
    ?.words.map(({ text }) => text)
    .join(' ')

describe('a space that was passed over', () => {
  it('is where the document spells the same letters as two words', () => {
    const lines = ['4360 WINDLESTRAW PL APT 21A', '4360 WINDLESTRAW PLAPT 21A']
    expect(read(...lines)).toBe(`${lines[0]} ${lines[0]}`)
    const [, , parted] = withKnownSpaces([page(...lines)], [true])[0]?.words.slice(5) ?? []
    expect(parted).toMatchObject({ text: 'PL', confidence: 0.75 })
  })

  it('is before a last name that stands behind the same name and an initial', () => {
    expect(read('MARTHA E OAKFIELD', 'MARTHA ELISAOAKFIELD')).toBe('MARTHA E OAKFIELD MARTHA ELISA OAKFIELD')
  })

  it('is nowhere on the word of another name, another initial, or a last name alone', () => {
    for (const line of ['BRIAN ELISAOAKFIELD', 'MARTHA LISAOAKFIELD', 'ELISAOAKFIELD'])
      expect(read('MARTHA E OAKFIELD', line)).toBe(`MARTHA E OAKFIELD ${line}`)
    expect(read('JOHN M CAIN', 'JOHN MCCAIN')).toBe('JOHN M CAIN JOHN MCCAIN')
    expect(read('BIRCH | LINE BIRCHLINE')).toBe('BIRCH LINE BIRCHLINE')
  })

  it('is nowhere where one word is spelled more often than two', () => {
    const lines = ['NEW PORT', 'NEWPORT | NEWPORT']
    expect(read(...lines)).toBe('NEW PORT NEWPORT NEWPORT')
  })

  it('is nowhere on a page that the file spells itself', () => {
    const spelled = page('PL APT', 'PLAPT')
    expect(withKnownSpaces([spelled], [false])).toEqual([spelled])
  })
})
