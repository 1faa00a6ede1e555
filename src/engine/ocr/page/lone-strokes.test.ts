import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withFirstPerson } from './lone-strokes.ts'

/** Words of a line, each behind the one before; three spaces are a gap between columns. */
function line(print: string): RecognisedWord[] {
  let left = 30
  return print.split(/ (?=\S)/).flatMap((text) => {
    const wide = text.trim()
    const word = {
      text: wide,
      confidence: 90,
      left,
      top: 0,
      right: left + 9 * wide.length,
      bottom: 14,
      baseline: 14,
      lineHeight: 18,
    }
    left += 9 * text.length + 6
    return [word]
  })
}
const read = (print: string) =>
  withFirstPerson(line(print))
    .map(({ text }) => text)
    .join(' ')

describe('a stroke alone', () => {
  it('is the first person where a sentence begins with it, and is asked', () => {
    expect(read('| was ill. | have paid since.')).toBe('I was ill. I have paid since.')
    expect(withFirstPerson(line('l was ill'))[0]).toMatchObject({ text: 'I', confidence: 75 })
  })

  it('parts two things anywhere else', () => {
    expect(read('Open | never late')).toBe('Open | never late')
    expect(read('| Balance')).toBe('| Balance')
    expect(read('|      was')).toBe('| was')
  })
})
