import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib'
import { elementsOf, readStructure, type Structure } from './structure-tree.ts'

const name = (key: string) => PDFName.of(key)

/**
 * Puts all pages of a tagged letter at a place of another tagged document, with its structure: what a screen reader reads of the
 * letter alone it reads of the whole. Answers the letter's elements, which are not yet below any other.
 */
export function insertLetter(
  base: PDFDocument,
  structure: Structure | null,
  letter: PDFDocument,
  at: number,
): PDFRef[] {
  const copier = PDFObjectCopier.for(letter.context, base.context)
  const offset = structure?.nextKey ?? 0
  for (const [index, { ref }] of letter.getPages().entries()) {
    // Copied by its reference, so that the structure, copied next, names the same page.
    const copy = copier.copy(ref)
    const leaf = base.context.lookup(copy)
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('a page of the letter was not copied as a page')
    raiseKey(leaf, 'StructParents', offset)
    for (const note of leaf.Annots()?.asArray() ?? []) {
      const annotation = base.context.lookup(note)
      if (annotation instanceof PDFDict) raiseKey(annotation, 'StructParent', offset)
    }
    base.insertPage(at + index, PDFPage.of(leaf, copy, base))
  }
  const root = letter.catalog.get(name('StructTreeRoot'))
  if (structure === null || !(root instanceof PDFRef)) return []
  const copied = readStructure(base.context.lookup(copier.copy(root), PDFDict))
  for (const [key, value] of copied.parents) structure.parents.set(key + offset, value)
  structure.nextKey = offset + copied.nextKey
  takeRoles(structure.root, copied.root)
  return elementsOf(copied)
}

function raiseKey(dict: PDFDict, key: string, by: number): void {
  const own = dict.get(name(key))
  if (own instanceof PDFNumber) dict.set(name(key), PDFNumber.of(own.asNumber() + by))
}

/** Both files are set by the same program, which means the same by the same role. */
function takeRoles(into: PDFDict, from: PDFDict): void {
  const roles = from.lookupMaybe(name('RoleMap'), PDFDict)
  const own = into.lookupMaybe(name('RoleMap'), PDFDict)
  if (roles === undefined) return
  if (own === undefined) into.set(name('RoleMap'), roles)
  else for (const [key, value] of roles.entries()) if (!own.has(key)) own.set(key, value)
}

/** What the parent tree says of a page: its elements, by the number of their marked content. */
export function contentOfPage(structure: Structure, page: PDFPageLeaf): PDFArray {
  const key = page.get(name('StructParents'))
  const { context } = structure.root
  const known = key instanceof PDFNumber ? structure.parents.get(key.asNumber()) : undefined
  const found = known === undefined ? undefined : context.lookup(known)
  if (found instanceof PDFArray) return found
  const made = context.obj([])
  page.set(name('StructParents'), PDFNumber.of(structure.nextKey))
  structure.parents.set(structure.nextKey, context.register(made))
  structure.nextKey += 1
  return made
}
