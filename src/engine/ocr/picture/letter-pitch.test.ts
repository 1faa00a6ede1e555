import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import { withRoomOfLetters } from './letter-pitch.ts'

const pitch = 5
/** Ink of the letters as a typewriter sets them, on its line. */
const typed = (text: string, row: number, white = 1): Word => ({
  text,
  box: { page: 1, x: 50 + white / 2, y: 10 * row, width: pitch * text.length - white, height: 9 },
  size: 8,
  bold: false,
  baseline: 10 * row + 7,
  confidence: 0.9,
})
/** Letters as wide as they are: 'illicit' is short. */
const set = (text: string, row: number): Word => {
  const width = [...text].reduce(
    (sum, letter) => sum + (/[iltfj.]/.test(letter) ? 2 : /[mwMW]/.test(letter) ? 8 : 5),
    0,
  )
  return { ...typed(text, row), box: { page: 1, x: 50, y: 10 * row, width, height: 9 } }
}
const texts = ['Estimated', 'month', 'removed:', 'illicit', 'Maximum', 'Delinquency', 'Account', 'Limit:']
const page = (of: (text: string, row: number) => Word) =>
  [0, 1, 2].flatMap((round) => texts.map((text, at) => of(text, round * texts.length + at)))

describe('the room of the letters of a typewriter', () => {
  it('is given back to words, short and long', () => {
    const words = withRoomOfLetters([
      ...page((text, row) => typed(text, row)),
      typed('05/2030', 30, 1.5),
      typed('be', 31),
    ])
    for (const { text, box } of words) {
      expect(box.x).toBeCloseTo(50)
      expect(box.width).toBeCloseTo(pitch * text.length)
    }
  })

  it('is given back beside a head in another print, names in bold and rows of cells that were read as one word', () => {
    const head = typed('1029-3384-76', 50, 8)
    const bold = typed('TRANSWORLD', 55, -5)
    const cells = typed('224cccccecceccc', 60, -40)
    const words = withRoomOfLetters([...page((text, row) => typed(text, row)), head, bold, cells])
    expect(words[0]?.box.width).toBeCloseTo(pitch * 'Estimated'.length)
    expect(words.at(-1)).toEqual(cells)
  })

  it('is not that of letters that are as wide as they are', () => {
    const words = page(set)
    expect(withRoomOfLetters(words)).toEqual(words)
  })

  it('is not that of a heading in larger print, nor of what lost more than its white', () => {
    const heading = { ...typed('Accounts', 40), size: 14 }
    const merged = typed('illegible', 41, 12)
    const words = withRoomOfLetters([...page((text, row) => typed(text, row)), heading, merged])
    expect(words.slice(-2)).toEqual([heading, merged])
  })
})
