import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withTicksForLetters } from './ticks-or-letters.ts'

/** As two photos have them. */
const tick = [
  '        .. ',
  '       .+. ',
  '      .++. ',
  '      .+.  ',
  '     .+.   ',
  '   .....   ',
  ' ..+++.    ',
  ' .+++.     ',
  '  ...      ',
]
const letter = [
  '...      . ',
  '...     .+.',
  ' ++.    .+.',
  ' .+.   .++ ',
  ' .++   .+. ',
  '  .+. .++. ',
  '  .+...+.  ',
  '  ..+.++.  ',
  '   .+++.   ',
  '   .+++.   ',
  '    .++    ',
]
const left = 60

function drawn(sign: readonly string[]) {
  const [width, height] = [100, 40]
  const data = new Uint8Array(width * height).fill(240)
  for (const [y, row] of sign.entries())
    for (const [x, ink] of [...row].entries())
      if (ink !== ' ') data[(10 + y) * width + left + x] = ink === '+' ? 130 : 190
  return { width, height, channels: 1 as const, data }
}

const word = (text: string, from: number, to: number): RecognisedWord => ({
  text,
  confidence: 80,
  left: from,
  right: to,
  top: 10,
  bottom: 22,
  baseline: 20,
  lineHeight: 16,
})

const readAs = (text: string, sign: readonly string[], row = '2026') =>
  withTicksForLetters([word(row, 5, 40), word(text, left, left + 11)], drawn(sign))[1]

describe('a cell of months that was read as the letter of a surrender', () => {
  it.each(['v', 'V'])('is a check mark where it has the form of one, read %s, and is asked', (text) => {
    expect(readAs(text, tick)).toMatchObject({ text: '✓', confidence: 50 })
  })

  it.each(['v', 'V'])('is the letter where it has the form of it, read %s', (text) => {
    expect(readAs(text, letter)).toMatchObject({ text, confidence: 80 })
  })

  it('is looked at in rows of a year alone, and where there is ink', () => {
    expect(readAs('v', tick, 'Code')).toMatchObject({ text: 'v' })
    expect(readAs('v', [])).toMatchObject({ text: 'v' })
  })
})
