import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withSlashes } from './slashes.ts'

const size = 9
const left = 60
const pixels = (points: number) => Math.round((points * 200) / 72)

/** What becomes of a word that was read in the print. */
async function seen(print: string, read: string, font = 'F1'): Promise<RecognisedWord | undefined> {
  const [picture] = await picturesOf(tinyPdf(`BT /${font} ${size} Tf ${left} 700 Td (${print}) Tj ET`), [1])
  if (picture === undefined) throw new Error('no picture')
  const word: RecognisedWord = {
    text: read,
    confidence: 90,
    left: pixels(left) - 1,
    right: pixels(left + print.length * size),
    top: pixels(92 - 0.76 * size),
    bottom: pixels(92 + 0.05 * size),
    baseline: pixels(92),
    lineHeight: pixels(0.93 * size),
  }
  return withSlashes([word], picture)[0]
}

describe('a name in capitals', () => {
  it.each([
    ['MACYS/CITIBANK', 'MACYSICITIBANK'],
    ['MACYS/CBNA', 'MACYSI/CBNA'],
    ['TARGET/CRED', 'TARGET/ICRED'],
    ['/', '|'],
    ['HARBORB/ULTA', 'HARBORBJ/ULTA'],
    ['VINCITYCB/ULTA', 'VINCITYCBJ/ULTA'],
    ['SAND/ULTA', 'SANDJ/ULTA'],
  ])('%s has its slash where %s was read, and is asked', async (print, read) => {
    expect(await seen(print, read)).toMatchObject({ text: print, confidence: 75 })
    expect((await seen(print, read, 'F2'))?.text).toBe(print)
  })

  it.each([
    'CITIBANK',
    'MACYS/ICON',
    'HAWAII/GUAM',
    'I',
    'NAVY/VY',
    'MISSI/IOWA',
    'DELI/CITI',
    'DJ/ORTHO',
    'J/ORTHO',
    'VINCIJ/ULTA',
    'CHICAGO',
  ])('%s stays', async (print) => {
    expect(await seen(print, print)).toMatchObject({ text: print, confidence: 90 })
  })

  it('whose signs cannot be told apart in the picture stays as it was read', async () => {
    expect((await seen('MACYS/CBNA', 'MACYSIICBNAX'))?.text).toBe('MACYSIICBNAX')
    expect((await seen('Macys/Cbna', 'MacysICbna'))?.text).toBe('MacysICbna')
  })
})
