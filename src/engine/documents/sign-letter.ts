import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'
import { drawingAsSvg } from '../agreement/agreement-paper.ts'
import { layCopy } from '../envelope/lay-in-copies.ts'
import type { LetterToSign } from '../envelope/letter-to-sign.ts'
import { sheet } from '../envelope/place-copy.ts'
import { structureOf, writeParents } from '../envelope/structure-tree.ts'
import type { TypesetPage, Typesetter } from './typesetter.ts'

/** As the template signature.typ sets it. */
const field = { width: 194.4, height: 38 } as const

/**
 * The letter with a signature and the day on its line. Its pages draw what they drew before, and the signature beside it, tagged
 * as a picture. The same input gives the same bytes. Throws TypesettingError, and RangeError for a place outside the letter.
 */
export async function signLetter(
  typesetter: Typesetter,
  { letter, place, signature, name, day }: LetterToSign,
  asOf: string,
): Promise<TypesetPage> {
  const alt = `Signature of ${name}, set on ${day}`
  const svg = signature.kind === 'drawn' ? drawingAsSvg(signature.strokes) : null
  const pictures = signature.kind === 'photo' ? [{ key: 'signature', png: signature.png }] : []
  const set = typesetter.set('signature', { name, day, alt, svg }, asOf, pictures)
  const base = await PDFDocument.load(letter, { updateMetadata: false })
  if (place.page < 1 || place.page > base.getPageCount())
    throw new RangeError('the place of the signature is on no page of the letter')
  const page = base.getPage(place.page - 1)
  const structure = structureOf(base)
  const source = await PDFDocument.load(set.bytes, { updateMetadata: false })
  const [copy] = await base.embedPages(source.getPages())
  if (!copy) throw new Error('the signature was set on no page')
  const y = place.y - field.height
  const placed = {
    box: { x: place.x, y, ...field },
    marks: [],
    tabs: [],
    matrix: [1, 0, 0, 1, place.x, sheet.height - place.y] as const,
  }
  const figure = layCopy(base, structure, { page, copy, placed, alt })
  if (structure && figure) {
    const [top] = structure.root.lookup(PDFName.of('K'), PDFArray).asArray()
    if (top instanceof PDFRef) append(base, top, figure)
    writeParents(structure)
  }
  const bytes = await base.save({ updateFieldAppearances: false, addDefaultPage: false })
  return { bytes, pages: base.getPageCount(), notes: set.notes, places: [] }
}

/** Last of the letter's elements: after everything that is signed. */
function append(base: PDFDocument, top: PDFRef, figure: PDFRef): void {
  const element = base.context.lookup(top, PDFDict)
  const kids = element.get(PDFName.of('K'))
  const list = kids === undefined ? undefined : base.context.lookup(kids)
  const before = list instanceof PDFArray ? list.asArray() : kids === undefined ? [] : [kids]
  element.set(PDFName.of('K'), base.context.obj([...before, figure]))
  base.context.lookup(figure, PDFDict).set(PDFName.of('P'), top)
}
