import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { withoutDoubledLetters } from './doubled-letters.ts'

const size = 9
const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)

const word = (text: string, letters: number): RecognisedWord => ({
  text,
  confidence: 90,
  left: pixels(left) - 1,
  right: pixels(left + letters * size),
  top: pixels(92 - 0.76 * size),
  bottom: pixels(92 + 0.05 * size),
  baseline: pixels(92),
  lineHeight: pixels(0.93 * size),
})

/** What becomes of a word that was read in the print, and how often it was looked at again. */
async function seen(print: string, read: string, again = print) {
  const [picture] = await picturesOf(tinyPdf(`BT /F1 ${size} Tf ${left} 700 Td (${print}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  let looks = 0
  const recogniser: TextRecogniser = {
    recognise: async () => {
      looks += 1
      return [word(again, again.length)]
    },
    close: async () => {},
  }
  const [found] = await withoutDoubledLetters([word(read, print.length)], picture, recogniser)
  return { text: found?.text, confidence: found?.confidence, looks }
}

describe('a letter that was read twice', () => {
  it.each([
    ['RECV', 'RECYV'],
    ['RECV', 'RECVY'],
    ['RECV', 'RECGV'],
    ['QUINCE', 'OQUINCE'],
    ['HERON', 'HEFRON'],
  ])('stands once in %s, read as %s, and is asked', async (print, read) => {
    expect(await seen(print, read)).toEqual({ text: print, confidence: 75, looks: 1 })
  })

  it.each(['DOCTOR', 'CGI', 'RECV', 'COED'])('is none in %s, which has as many', async (print) => {
    expect(await seen(print, print)).toEqual({ text: print, confidence: 90, looks: 0 })
  })

  it.each(['SAVVY', 'VYSTAR'])(
    'is none in %s, whose letters touch and are read alike again',
    async (print) => {
      expect(await seen(print, print)).toMatchObject({ text: print, confidence: 90 })
    },
  )

  it('stays where another look reads it twice again, or something else', async () => {
    for (const again of ['RECYV', 'RECW', 'REC', ''])
      expect(await seen('RECV', 'RECYV', again)).toEqual({ text: 'RECYV', confidence: 90, looks: 1 })
  })
})
