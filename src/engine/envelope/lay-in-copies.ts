import {
  PDFArray,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { CopiedPages } from '../read/copied-pages.ts'
import { contentOfPage } from './insert-letter.ts'
import { type PlacedCopy, sheet } from './place-copy.ts'
import type { Structure } from './structure-tree.ts'

/** A page of a copy and the sheet on which it is laid. `alt`: what somebody is told who does not see it. */
export interface CopyToLay {
  page: PDFPage
  copy: PDFEmbeddedPage
  placed: PlacedCopy
  alt: string
}

/** What a page is drawn from. All else that its file hangs on it (what runs when it is shown, where a press leads) is no part of a copy. */
const drawnFrom: readonly string[] = [
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'Rotate',
  'Contents',
  'Resources',
]

/** The pages of one file, ready to be laid in; null for one without content. */
export async function embedCopies(
  base: PDFDocument,
  { pdf }: CopiedPages,
): Promise<(PDFEmbeddedPage | null)[]> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false })
  const pages = source.getPages()
  for (const { node } of pages)
    for (const key of node.keys()) if (!drawnFrom.includes(key.decodeText())) node.delete(key)
  const drawn = pages.filter(({ node }) => node.Contents() !== undefined)
  const boxes = drawn.map((page) => {
    const { x, y, width, height } = page.getCropBox()
    return { left: x, bottom: y, right: x + width, top: y + height }
  })
  // The copy keeps its own page space: its frame leads from there to the sheet.
  const embedded = await base.embedPages(
    drawn,
    boxes,
    drawn.map(() => [1, 0, 0, 1, 0, 0] as const).map((matrix) => [...matrix]),
  )
  return pages.map((page) => embedded[drawn.indexOf(page)] ?? null)
}

/**
 * Lays a copy under what its sheet already shows, as a tagged picture with its text; the marker, yellow that leaves black text
 * black, is no content of its own. Answers the picture's element.
 */
export function layCopy(
  base: PDFDocument,
  structure: Structure | null,
  { page, copy, placed, alt }: CopyToLay,
): PDFRef | null {
  const { context } = base
  const own = structure && contentOfPage(structure, page.node)
  const number = own?.size() ?? 0
  const shape = page.node.newXObject('Copy', copy.ref)
  const marker = page.node.newExtGState('Marker', context.obj({ Type: 'ExtGState', BM: 'Multiply' }))
  const content = [
    own ? `/Figure <</MCID ${number}>> BDC` : '/Artifact BMC',
    `q ${placed.matrix.map(plain).join(' ')} cm ${shape} Do Q`,
    'EMC',
    '/Artifact BMC',
    `q ${marker} gs 1 0.894 0.541 rg`,
    ...placed.marks.map(
      ({ x, y, width, height }) =>
        `${[x, sheet.height - y - height, width, height].map(plain).join(' ')} re f`,
    ),
    'Q',
    'EMC',
  ].join('\n')
  paintFirst(page, content)
  if (!structure || !own) return null
  return addFigure(base, own, { page: page.ref, number, alt, placed })
}

const plain = (value: number) => String(Number(value.toFixed(4)))

function paintFirst(page: PDFPage, content: string): void {
  const { context } = page.doc
  const bytes = new TextEncoder().encode(content)
  const stream = context.register(PDFRawStream.of(context.obj({ Length: bytes.length }), bytes))
  const before = page.node.get(PDFName.of('Contents'))
  const streams = page.node.Contents()
  const list = streams instanceof PDFArray ? streams.asArray() : before === undefined ? [] : [before]
  page.node.set(PDFName.of('Contents'), context.obj([stream, ...list]))
}

function addFigure(
  base: PDFDocument,
  own: PDFArray,
  { page, number, alt, placed }: { page: PDFRef; number: number; alt: string; placed: PlacedCopy },
): PDFRef {
  const { context } = base
  const { x, y, width, height } = placed.box
  const box = [x, sheet.height - y - height, x + width, sheet.height - y].map((value) =>
    Number(value.toFixed(2)),
  )
  const figure = context.obj({
    Type: 'StructElem',
    S: 'Figure',
    Pg: page,
    K: number,
    A: { O: 'Layout', Placement: 'Block', BBox: box },
  })
  figure.set(PDFName.of('Alt'), PDFHexString.fromText(alt))
  const ref = context.register(figure)
  own.push(ref)
  return ref
}
