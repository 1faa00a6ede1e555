import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { writeDocuments } from '../documents/write-documents.ts'
import { readPages } from './read-pages.ts'

describe('a ligature', () => {
  it('does not end a word: the letters of one sign share its box', async () => {
    const [letter] = await writeDocuments(sampleCase('set-1'))
    const reading = await readPages(letter?.bytes ?? new Uint8Array(), await keptPdfEngine())
    const words = reading.ok ? reading.pages.flatMap((page) => page.words.map(({ text }) => text)) : []
    expect(words).toContain('finish')
    expect(words).toContain('differ')
    expect(words).not.toContain('dif')
  })

  it('has its letters where their bytes are swapped, and a name in another script its signs', async () => {
    const stream = (entries: string, content: string) =>
      `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`
    const letters = '1 beginbfchar <41> <74006900> endbfchar 1 beginbfchar <42> <4e00> endbfchar'
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${letters} endcmap`
    const pdf = tinyPdf('/X1 Do', '', [
      stream(
        '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F3 8 0 R>>>>',
        'BT /F3 9 Tf 60 700 Td (CollecAon) Tj ET BT /F3 9 Tf 60 650 Td (B) Tj ET',
      ),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 9 0 R>>',
      stream('', map),
    ])
    const reading = await readPages(pdf, await keptPdfEngine())
    expect(reading.ok && reading.pages[0]?.words.map(({ text }) => text)).toEqual(['Collection', '\u4e00'])
  })
})
