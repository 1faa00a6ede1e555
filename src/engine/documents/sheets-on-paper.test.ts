import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { withName } from '../../../test/support/small-case.ts'
import { composeFront } from '../envelope/compose-front.ts'
import type { BoundEnclosure } from '../envelope/envelope.ts'
import { copyPages } from '../read/copy-pages.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { bindEnvelope } from './bind-envelope.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'

const report = new URL('../../../test/fixtures/reports/set-1/experian.pdf', import.meta.url)
const name = 'Maximiliana Bartholomea Wolfeschlegelsteinhausenbergerdorff Sr'
const typesetter = createTypesetter()
let engine: PdfEngine
let letter: Uint8Array
beforeAll(async () => {
  engine = await keptPdfEngine()
  const [written] = await writeDocuments(withName(name), { typesetter })
  letter = written?.bytes ?? new Uint8Array()
})

/** Marks so long that their label has several lines. */
async function enclosure(): Promise<BoundEnclosure> {
  const marks = [1, 2].map((at) => ({ page: 1, x: 60, y: 100 * at, width: 200, height: 12 }))
  const copied = await copyPages(
    new Uint8Array(readFileSync(report)),
    [{ page: 1, marks, shown: null }],
    engine,
  )
  if (!copied) throw new Error('the page was not copied')
  const text = 'Copy of the pages of my Experian report that the items quote'
  return {
    number: 3,
    text,
    files: [
      {
        copied,
        items: [
          [
            [1, 2],
            [10, 11, 12, 13],
          ],
        ],
      },
    ],
  }
}

describe('a packet on paper', () => {
  it('has every word a quarter of an inch and more from the edge, where a printer at home reaches', async () => {
    const line = `${name} to FERNGATE MERCHANTS TRUST NATIONAL ASSOCIATION`
    const given = {
      title: 'Packet',
      author: name,
      line,
      letter,
      front: null,
      enclosures: [await enclosure()],
    }
    const { bytes, pages } = await bindEnvelope(typesetter, given, '2026-11-23')
    const read = await readPages(bytes, engine)
    const all = read.ok ? read.pages : []
    expect(all).toHaveLength(pages)
    expect(
      all
        .at(-1)
        ?.words.map(({ text }) => text)
        .join(' '),
    ).toContain(line)
    const outside = all.flatMap(({ words }) =>
      words.filter(
        ({ box: { x, y, width, height } }) => x < 18 || y < 18 || x + width > 594 || y + height > 774,
      ),
    )
    expect(outside.map(({ text }) => text)).toEqual([])
  })

  it.each([
    ['a bureau', ['Experian', 'P.O. Box 4500', 'Allen, TX 75013']],
    [
      'a company with a long name, a department, a suite and a long city',
      [
        'FERNGATE MERCHANTS TRUST NATIONAL ASSOCIATION OF THE GREAT SOUTHWEST',
        'ATTN CONSUMER DISPUTES DEPARTMENT MAIL STOP 12345',
        '120 CORPORATE BOULEVARD NORTHWEST STE 1000',
        'RANCHO SANTA MARGARITA DE LOS ANGELES, CA 92688-0001',
      ],
    ],
  ])('shows all of the address of %s in the window, however the sheet slides', async (_whose, recipient) => {
    const front = composeFront({
      language: 'en',
      recipientName: recipient[0] ?? '',
      sender: { name, lines: ['1 Main St', 'Dover, DE 19901'] },
      recipient,
      hasBlanks: false,
      letterPages: 2,
      signaturePlace: null,
      signedOn: null,
      copies: [],
      enclosures: [],
    })
    const given = { title: 'Packet', author: name, line: name, letter, front, enclosures: [] }
    const { bytes } = await bindEnvelope(typesetter, given, '2026-11-23')
    const read = await readPages(bytes, engine)
    const sheet = read.ok ? read.pages[4] : undefined
    const inWindow = (sheet?.words ?? []).filter(
      ({ box: { x, y, width, height } }) =>
        x >= 0.9 * 72 && x + width <= 4.3 * 72 && y >= 2.5 * 72 - 1 && y + height <= 3.17 * 72 + 1,
    )
    expect(inWindow.map(({ text }) => text).join(' ')).toBe(recipient.join(' '))
  })
})
