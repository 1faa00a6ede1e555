import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'
import { dropMark, lacksFonts, saysAccessible } from '../envelope/accessible-mark.ts'
import type { BoundEnclosure, EnvelopeToWrite } from '../envelope/envelope.ts'
import { insertLetter } from '../envelope/insert-letter.ts'
import { embedCopies, layCopy } from '../envelope/lay-in-copies.ts'
import { type PlacedCopy, placeCopy, sheet } from '../envelope/place-copy.ts'
import {
  addElement,
  elementsOf,
  pageOf,
  type Structure,
  setTop,
  structureOf,
  writeParents,
} from '../envelope/structure-tree.ts'
import type { PagePlace, TypesetPage, Typesetter } from './typesetter.ts'

/** One page of a copy, with the sheet that the typesetter makes for it. */
interface CopySheet {
  name: string
  title: string
  text: string
  page: string
  /** The first of its enclosure: it begins on a sheet of paper of its own. */
  begins: boolean
  alt: string
  placed: PlacedCopy
  enclosure: BoundEnclosure
  file: number
  at: number
}

/**
 * One PDF of a letter with what goes into its envelope: the sheets that stay with the person, the letter as it was written, byte
 * for byte what its pages draw, and a sheet of each copied page. Tagged throughout; the mark of PDF/UA stands only where
 * letter and copies keep to it. The same input gives the same bytes. Throws TypesettingError.
 */
export async function bindEnvelope(
  typesetter: Typesetter,
  envelope: EnvelopeToWrite,
  asOf: string,
): Promise<TypesetPage> {
  const sheets = envelope.enclosures.flatMap(sheetsOf)
  const letter = await PDFDocument.load(envelope.letter, { updateMetadata: false })
  if (envelope.front === null && sheets.length === 0)
    return { bytes: envelope.letter, pages: letter.getPageCount(), notes: [], places: [] }
  const { title, author, line, front } = envelope
  const copies = sheets.map(({ name, title, text, page, begins, placed: { box, marks, tabs } }) => {
    return { name, title, text, page, begins, box, marks, tabs }
  })
  const set = typesetter.set('envelope', { title, author, line, front, copies }, asOf)
  const base = await PDFDocument.load(set.bytes, { updateMetadata: false })
  const keepsMark = set.notes.length === 0 && saysAccessible(letter)
  const structure = structureOf(base)
  const firstCopy = pageNamed(set.places, sheets[0]?.name)
  const frontPages = firstCopy === null ? set.pages : firstCopy - 1
  const pageOfSheet = new Map(base.getPages().map(({ ref }, at) => [ref, at]))
  const own = structure
    ? elementsOf(structure).map((ref) => ({ ref, at: placeOf(base, ref, pageOfSheet) }))
    : []
  const figures = await layIn(base, structure, sheets, set.places)
  const at = evenUp(base, frontPages, front !== null)
  const elements = insertLetter(base, structure, letter, at)
  // What follows the letter begins on a sheet of its own.
  if (sheets.length > 0) evenUp(base, at + letter.getPageCount(), front !== null)
  if (structure) arrange(base, structure, { own, elements, figures, sheets, places: set.places, frontPages })
  if (!keepsMark || lacksFonts(base)) dropMark(base)
  const bytes = await base.save({ updateFieldAppearances: false, addDefaultPage: false })
  return { bytes, pages: base.getPageCount(), notes: set.notes, places: [] }
}

function sheetsOf(enclosure: BoundEnclosure): CopySheet[] {
  const all = enclosure.files.flatMap(({ copied, items }, file) =>
    copied.pages.map((page, at) => ({ page, file, at, items: items[at] ?? [] })),
  )
  const { number, text } = enclosure
  return all.map(({ page, file, at, items }, index) => {
    const of = all.length === 1 ? '' : `page ${index + 1} of ${all.length}`
    const marked = [...new Set(items.flat())].sort((a, b) => a - b)
    const numbers =
      marked.length === 0 ? '' : ` Lines are marked for item ${marked.join(', ')} of the letter.`
    return {
      name: `copy-${number}-${index}`,
      title: `Enclosure ${number}`,
      text: marked.length === 0 ? text : `${text} (in the margin: the numbers of the items)`,
      page: of,
      begins: index === 0,
      alt: `Enclosure ${number}${of === '' ? '' : `, ${of}`}: ${text}. Page ${page.page} of the paper as it is printed.${numbers}`,
      placed: placeCopy(page, items),
      enclosure,
      file,
      at,
    }
  })
}

async function layIn(
  base: PDFDocument,
  structure: Structure | null,
  sheets: readonly CopySheet[],
  places: readonly PagePlace[],
): Promise<Map<string, PDFRef>> {
  const figures = new Map<string, PDFRef>()
  const embedded = new Map<string, Awaited<ReturnType<typeof embedCopies>>>()
  for (const { name, enclosure, file, at, placed, alt } of sheets) {
    const copied = enclosure.files[file]?.copied
    const number = pageNamed(places, name)
    if (!copied || number === null) continue
    const key = `${enclosure.number}-${file}`
    const pages = embedded.get(key) ?? (await embedCopies(base, copied))
    embedded.set(key, pages)
    const copy = pages[at]
    const figure = copy && layCopy(base, structure, { page: base.getPage(number - 1), copy, placed, alt })
    if (figure) figures.set(name, figure)
  }
  return figures
}

/** Adds an empty page where paper printed on both sides would carry two parts on one sheet. Answers the next place. */
function evenUp(base: PDFDocument, at: number, isTwoSided: boolean): number {
  if (!isTwoSided || at % 2 === 0) return at
  base.insertPage(at, [sheet.width, sheet.height])
  return at + 1
}

interface Parts {
  own: { ref: PDFRef; at: number }[]
  /** Of the letter. */
  elements: PDFRef[]
  figures: ReadonlyMap<string, PDFRef>
  sheets: readonly CopySheet[]
  places: readonly PagePlace[]
  frontPages: number
}

/** One document of parts, in the order of the pages: what stays, the letter, each enclosure with its copies. */
function arrange(base: PDFDocument, structure: Structure, parts: Parts): void {
  const { own, elements, figures, sheets, places, frontPages } = parts
  const front = own.filter(({ at }) => at < frontPages).map(({ ref }) => ref)
  const enclosures = [...new Set(sheets.map(({ enclosure }) => enclosure))].map((enclosure) => {
    const children = sheets
      .filter((each) => each.enclosure === enclosure)
      .flatMap(({ name }) => {
        const page = (pageNamed(places, name) ?? 0) - 1
        const figure = figures.get(name)
        return [...own.filter(({ at }) => at === page).map(({ ref }) => ref), ...(figure ? [figure] : [])]
      })
    return addElement(structure, 'Part', children, {
      title: `Enclosure ${enclosure.number}`,
      language: 'en-US',
    })
  })
  const all = [
    ...(front.length === 0 ? [] : [addElement(structure, 'Part', front)]),
    addElement(structure, 'Part', elements, { title: 'Letter', language: 'en-US' }),
    ...enclosures,
  ]
  const rootRef = base.catalog.get(PDFName.of('StructTreeRoot'))
  if (rootRef instanceof PDFRef) setTop(structure, rootRef, addElement(structure, 'Document', all))
  writeParents(structure)
}

const pageNamed = (places: readonly PagePlace[], wanted: string | undefined): number | null =>
  places.find(({ name }) => name === wanted)?.page ?? null

function placeOf(base: PDFDocument, element: PDFRef, pages: ReadonlyMap<PDFRef, number>): number {
  const page = pageOf(base.context, element)
  return page === null ? 0 : (pages.get(page) ?? 0)
}
