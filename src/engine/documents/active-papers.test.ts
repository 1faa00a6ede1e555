import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { smallCase } from '../../../test/support/small-case.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { copyFile } from '../assemble/copy-file.ts'
import { bindEnvelope } from './bind-envelope.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'

/** A page that runs a script when it is shown, starts a program where it is pressed, and carries a file. */
const active = tinyPdf('BT /F1 12 Tf 72 700 Td (A licence) Tj ET', '/AA<</O 8 0 R>>/Annots[9 0 R 10 0 R]', [
  '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Length 0>>stream\n\nendstream',
  '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  '<</Type/Annot/Subtype/Link/Rect[0 0 600 700]/A<</S/Launch/F(run.exe)>>>>',
  '<</Type/Annot/Subtype/FileAttachment/Rect[9 9 30 30]/FS<</Type/Filespec/F(run.exe)/EF<</F 11 0 R>>>>>>',
  '<</Type/EmbeddedFile/Length 3>>stream\nMZx\nendstream',
])

it('a paper that acts goes into a packet as what it shows, and nothing in the packet acts', async () => {
  const typesetter = createTypesetter()
  const [letter] = await writeDocuments(smallCase, { typesetter })
  const copied = await copyFile(active, null, await keptPdfEngine())
  if (!letter || !copied) throw new Error('there is no letter, or no copy')
  const bound = await bindEnvelope(
    typesetter,
    {
      title: 'Packet',
      author: 'Ann Moss',
      line: 'Ann Moss to Experian',
      letter: letter.bytes,
      front: null,
      enclosures: [{ number: 1, text: 'A licence', files: [{ copied, items: [] }] }],
    },
    '2026-11-30',
  )
  expect(bound.pages).toBeGreaterThan(letter.pages)
  const found = await PDFDocument.load(bound.bytes, { updateMetadata: false })
  const objects = found.context.enumerateIndirectObjects().map(([, object]) => object)
  const dictionaries = objects.filter((object) => object instanceof PDFDict)
  expect(dictionaries.length).toBeGreaterThan(10)
  for (const key of ['AA', 'OpenAction', 'JS', 'EF'])
    expect(dictionaries.filter((each) => each.has(PDFName.of(key))).map(String)).toEqual([])
  expect(dictionaries.map(String).join('\n')).not.toMatch(/\/Launch|\/JavaScript|run\.exe/)
})
