import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { lostSign } from './positioned-text.ts'
import { readPages } from './read-pages.ts'

const stream = (entries: string, content: string) =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`
/** A font of two glyphs without letters: code 0 is a drawn box, code 1 shows nothing. */
const signs = `<</Type/Font/Subtype/Type3/FontBBox[0 0 600 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 0/LastChar 1/Widths[600 600]
/Encoding<</Type/Encoding/Differences[0/box/blank]>>/CharProcs<</box 9 0 R/blank 10 0 R>>/Resources<<>>>>`

/** What one page reads as; `[]` is the box, `_` the blank one. */
async function readDrawn(parts: readonly (readonly [x: number, text: string])[]) {
  const drawn = parts.map(([x, text]) => {
    const runs = text.split(/(\[\]|_)/).map((run) => {
      const code = run === '[]' ? '\\000' : run === '_' ? '\\001' : null
      return code === null ? `/F1 9 Tf (${run}) Tj` : `/F3 9 Tf (${code}) Tj`
    })
    return `BT ${x} 700 Td ${runs.join(' ')} ET`
  })
  const form = stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 5 0 R/F3 8 0 R>>>>',
    drawn.join('\n'),
  )
  const glyphs = ['600 0 50 0 550 700 d1 50 0 500 700 re f', '600 0 0 0 0 0 d1']
  const pdf = tinyPdf('/X1 Do', '', [form, signs, ...glyphs.map((each) => stream('', each))])
  const result = await readPages(pdf, await keptPdfEngine())
  if (!result.ok) throw new Error(result.refusal.code)
  const [page] = result.pages
  return { words: page?.words.map(({ text }) => text), signs: page?.signs }
}

describe('a glyph that no letter is known of', () => {
  it('is a lost sign where it is drawn alone, and no word', async () => {
    const { words, signs: lost = [] } = await readDrawn([
      [60, '2026'],
      [100, '[]'],
      [130, 'OK'],
      [160, '[]'],
    ])
    expect(words).toEqual(['2026', 'OK'])
    expect(lost.map(({ text, box }) => [text, Math.round(box.x)])).toEqual([
      [lostSign, 100],
      [lostSign, 160],
    ])
  })

  it('is none where it shows nothing, as the spaces of some fonts', async () => {
    expect(
      await readDrawn([
        [60, '2026'],
        [100, '_'],
        [130, 'OK'],
      ]),
    ).toEqual({ words: ['2026', 'OK'], signs: undefined })
  })

  it('parts words as ever where it stands among letters', async () => {
    expect(
      await readDrawn([
        [60, 'Date[]Opened'],
        [160, '[]Status'],
      ]),
    ).toEqual({
      words: ['Date', 'Opened', 'Status'],
      signs: undefined,
    })
  })
})
