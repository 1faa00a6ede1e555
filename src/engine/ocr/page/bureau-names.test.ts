import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withBureauNames } from './bureau-names.ts'

const word = (text: string): RecognisedWord => ({
  text,
  confidence: 90,
  left: 0,
  top: 0,
  right: 70,
  bottom: 14,
  baseline: 14,
  lineHeight: 18,
})
const read = (text: string) => withBureauNames([word(text)])[0]

describe('the name of a bureau', () => {
  it.each([
    ['Equitax', 'Equifax'],
    ['Experlan:', 'Experian:'],
    ['TransUnlon', 'TransUnion'],
  ])('that was read as %s is %s, and is asked', (seen, name) => {
    expect(read(seen)).toMatchObject({ text: name, confidence: 75 })
  })

  it.each(['Equifax', 'Experience', 'Equinox', 'Fquifax', 'EQUIFAX', 'Transunion'])(
    'is not made of %s',
    (text) => {
      expect(read(text)).toEqual(word(text))
    },
  )
})
