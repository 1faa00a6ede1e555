import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'
import { dropMark, saysAccessible, setTitleOf } from './accessible-mark.ts'
import { insertLetter } from './insert-letter.ts'
import { sheet } from './place-copy.ts'
import { addElement, structureOf, writeParents } from './structure-tree.ts'

/**
 * Several envelopes as one file to print, each on sheets of its own, with their tags. The mark of PDF/UA stands where all have it.
 * @param envelopes at least one
 */
export async function joinEnvelopes(envelopes: readonly Uint8Array[], title: string): Promise<Uint8Array> {
  const [first, ...others] = envelopes
  if (first === undefined) throw new RangeError('there is no envelope to join')
  const base = await PDFDocument.load(first, { updateMetadata: false })
  const structure = structureOf(base)
  let keepsMark = saysAccessible(base)
  const parts: PDFRef[] = []
  for (const bytes of others) {
    const other = await PDFDocument.load(bytes, { updateMetadata: false })
    keepsMark &&= saysAccessible(other)
    if (base.getPageCount() % 2 === 1) base.addPage([sheet.width, sheet.height])
    const elements = insertLetter(base, structure, other, base.getPageCount())
    if (structure) parts.push(addElement(structure, 'Part', elements))
  }
  const [top] = structure?.root.lookupMaybe(PDFName.of('K'), PDFArray)?.asArray() ?? []
  if (structure && top instanceof PDFRef) {
    const document = base.context.lookup(top, PDFDict)
    const own = document.lookupMaybe(PDFName.of('K'), PDFArray)?.asArray() ?? []
    for (const part of parts) base.context.lookup(part, PDFDict).set(PDFName.of('P'), top)
    document.set(PDFName.of('K'), base.context.obj([...own, ...parts]))
    writeParents(structure)
  }
  setTitleOf(base, title)
  if (!keepsMark) dropMark(base)
  return base.save({ updateFieldAppearances: false, addDefaultPage: false })
}
