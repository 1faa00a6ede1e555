import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withTurnedDrawing } from '../../../test/support/hard-files/turned-drawing.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { turnedPdf } from '../../../test/support/mutate-pages/change-shape.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { linesOf } from './lines.ts'
import type { Page } from './positioned-text.ts'
import { readPages } from './read-pages.ts'

const text = 'BT /F1 12 Tf 100 700 Td (Past due) Tj ET BT /F2 12 Tf 300 700 Td ($1,204) Tj ET'

async function pageOf(content: string, pageEntries = '', more: string[] = []): Promise<Page> {
  const result = await readPages(tinyPdf(content, pageEntries, more), await keptPdfEngine())
  const page = result.ok ? result.pages[0] : undefined
  if (!page) throw new Error(JSON.stringify(result))
  return page
}

describe('a page', () => {
  it('has its words from the top left corner, with size, weight and baseline', async () => {
    const page = await pageOf(text)
    expect(page.words.map((word) => [word.text, word.bold, word.size])).toEqual([
      ['Past', false, 12],
      ['due', false, 12],
      ['$1,204', true, 12],
    ])
    expect(page.words[0]?.box.x).toBeCloseTo(100, 0)
    expect(page.words[0]?.baseline).toBeCloseTo(92, 1)
    expect(linesOf(page).map((line) => line.text)).toEqual(['Past due $1,204'])
  })

  it('has words of a drawn font as large as they are seen, whatever its em is', async () => {
    const box = '600 0 0 -200 600 1000 d1 50 0 500 700 re f'
    const drawn = `<</Type/Font/Subtype/Type3/FontBBox[0 -200 600 1000]/FontMatrix[.01 0 0 .01 0 0]/FirstChar 65/LastChar 65/Widths[600]
/Encoding<</Type/Encoding/Differences[65/A]>>/CharProcs<</A 9 0 R>>/Resources<<>>>>`
    const form = '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F3 8 0 R>>>>'
    const content = 'BT /F3 .9 Tf 100 700 Td [(A) -20 (A)] TJ ET'
    const streams = [`<<${form}/Length ${content.length}>>stream\n${content}\nendstream`, drawn]
    const page = await pageOf('/X1 Do', '', [
      ...streams,
      `<</Length ${box.length}>>stream\n${box}\nendstream`,
    ])
    expect(page.words.map(({ text, size }) => [text, size])).toEqual([['AA', 9]])
  })

  it.each([90, 180, 270])('that is shown turned by %d degrees is read upright', async (rotate) => {
    const [upright, turned] = [await pageOf(text), await pageOf(text, `/Rotate ${rotate}`)]
    expect([turned.width, turned.height]).toEqual([612, 792])
    const places = (page: Page) =>
      linesOf(page).flatMap((line) => line.words.map((word) => `${word.text} ${Math.round(word.box.x)}`))
    expect(places(turned)).toEqual(places(upright))
    expect(turned.words[0]?.baseline).toBeCloseTo(92, 1)
  })

  it.each([
    ['upwards', 'BT /F1 12 Tf 0 1 -1 0 92 100 Tm (Past due) Tj ET', [792, 612]],
    ['downwards', 'BT /F1 12 Tf 0 -1 1 0 520 692 Tm (Past due) Tj ET', [792, 612]],
    ['upside down', 'BT /F1 12 Tf -1 0 0 -1 512 92 Tm (Past due) Tj ET', [612, 792]],
  ])('whose text runs %s is turned to be read', async (_direction, content, size) => {
    const page = await pageOf(content)
    expect([page.width, page.height]).toEqual(size)
    expect(page.words.map((word) => word.text)).toEqual(['Past', 'due'])
    expect(page.words[0]?.box.x).toBeCloseTo(100, 0)
    expect(page.words[0]?.baseline).toBeCloseTo(92, 1)
  })

  it('that is cropped is measured from the corner of what is shown', async () => {
    const page = await pageOf(text, '/CropBox[50 100 562 742]')
    expect([page.width, page.height]).toEqual([512, 642])
    expect(page.words[0]?.box.x).toBeCloseTo(50, 0)
    expect(page.words[0]?.baseline).toBeCloseTo(42, 1)
  })

  it('has no words of a slanted watermark', async () => {
    const page = await pageOf(`${text} BT /F1 60 Tf 0.7 0.7 -0.7 0.7 100 300 Tm (SAMPLE) Tj ET`)
    expect(page.words.map((word) => word.text).join(' ')).toBe('Past due $1,204')
  })

  it('has its drawn shapes with colour, also inside forms, and no clips', async () => {
    const form =
      '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Matrix[1 0 0 1 200 0]/Length 26>>stream\n0 0.5 0 rg 0 0 8 8 re f   \nendstream'
    const content = `${text} 1 0 0 RG 10 20 m 110 20 l S 5 5 50 50 re W n q 1 0 0 1 0 400 cm /X1 Do Q`
    const page = await pageOf(content, '', [form])
    expect(page.marks.map((mark) => [mark.kind, mark.colour])).toEqual([
      ['path', '#ff0000'],
      ['path', '#008000'],
    ])
    const tick = page.marks[1]?.box
    expect([tick?.x, tick?.y, tick?.width, tick?.height].map((n) => Math.round(n ?? 0))).toEqual([
      200, 384, 8, 8,
    ])
  })

  it('splits words at gaps that hold no space and keeps kerned letters together', async () => {
    const page = await pageOf('BT /F1 12 Tf 100 700 Td [(Bal) 60 (ance) -2000 ($5)] TJ ET')
    expect(page.words.map((word) => word.text)).toEqual(['Balance', '$5'])
  })

  it('keeps a hyphen at the end of a line as a hyphen', async () => {
    const page = await pageOf('BT /F1 12 Tf 100 700 Td (Co-) Tj 0 -14 Td (Applicant) Tj ET')
    expect(linesOf(page).map((line) => line.text)).toEqual(['Co-', 'Applicant'])
  })
})

describe('a report whose letters are drawn in many parts', () => {
  const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'transunion.pdf')))
  const linesIn = async (file: Uint8Array) => {
    const result = await readPages(file, await keptPdfEngine())
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    return result.pages.flatMap((page) => [`page ${page.number}`, ...linesOf(page).map(({ text }) => text)])
  }

  it.each([90, 180, 270] as const)(
    'reads the same when it is shown turned by %d degrees',
    async (degrees) => {
      expect(await linesIn(turnedPdf(bytes, degrees))).toEqual(await linesIn(bytes))
    },
  )

  it('reads the same with each page drawn in another direction', async () => {
    expect(await linesIn(withTurnedDrawing(bytes, (page) => page))).toEqual(await linesIn(bytes))
  })
})
