import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withMonthInitials, withMonthNames } from './month-initials.ts'

const word = (text: string, left: number, baseline = 20): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  top: baseline - 10,
  right: left + 8,
  bottom: baseline,
  baseline,
  lineHeight: 12,
})
const header = (texts: readonly string[], pitch = 30) =>
  texts.flatMap((text, at) => (text === ' ' ? [] : [word(text, 40 + pitch * at)]))
const read = (words: readonly RecognisedWord[]) =>
  withMonthInitials(words)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('')

describe('the heading of a table of months', () => {
  it('has the initials of the months, where nine of twelve are read', () => {
    expect(read(header([...'JFMAMJJAS0ND']))).toBe('JFMAMJJASOND')
    expect(read(header([...'IFMAMJIA50ND']))).toBe('IFMAMJIA50ND')
    expect(read(header([...'JFMAMJJAS0N']))).toBe('JFMAMJJAS0N')
  })

  it('has them where a letter was read as other signs or twice, and is asked', () => {
    const words = header(['J', '[3', 'Mm', 'A', 'LU', 'J', 'J', 'A', 'Ss', 'O', 'N', 'D'])
    const wide = words.map((each, at) =>
      at === 4 ? { ...each, left: each.left - 3, right: each.right + 3 } : each,
    )
    expect(read(wide)).toBe('JFMAMJJASOND')
    expect(withMonthInitials(words)[1]).toMatchObject({ text: 'F', confidence: 75 })
  })

  it('has one that was not seen where it must stand, less surely', () => {
    const words = header([...'JFM MJJASOND'])
    expect(read(words)).toBe('JFMAMJJASOND')
    expect(withMonthInitials(words).at(-1)).toMatchObject({
      text: 'A',
      left: 130,
      right: 138,
      confidence: 50,
    })
  })

  it('has no sign that was read a second time over one of its own', () => {
    const twice = { ...word('[0]', 309), right: 318 }
    expect(read([...header([...'JFMAMJJASOND']), twice])).toBe('JFMAMJJASOND')
    expect(read([...header([...'JFMAMJJAS ND']), twice])).toBe('JFMAMJJASOND')
    expect(read([...header([...'JFMAMJJASOND']), word('[0]', 309, 40)])).toContain('[0]')
  })

  it('has no piece of a letter beside it in its column', () => {
    const words = header([...'JFMAMJJASOND'])
    const [stem, bars] = [
      { ...word('F', 70), right: 73 },
      { ...word('E', 74), right: 79 },
    ]
    expect(read([...words.filter((_, at) => at !== 1), stem, bars])).toBe('JFMAMJJASOND')
  })

  it('is known beside a stroke at the edge of the page', () => {
    expect(read([word('|', 4), ...header([...'JFMAMJJAS0ND'])])).toBe('|JFMAMJJASOND')
  })

  it('is none where letters stand side by side', () => {
    const words = header([...'JFMAMJJAS0ND'], 12)
    expect(withMonthInitials(words)).toEqual(words)
  })

  it('has its names in the case of the others, and in a sentence as they are', () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'oct']
    expect(withMonthNames(header(names)).at(-1)).toMatchObject({ text: 'Oct', confidence: 75 })
    expect(withMonthNames(header(['you', 'may', 'Jan']))).toEqual(header(['you', 'may', 'Jan']))
  })
})
