/** The structure tree of a tagged PDF (ISO 32000-1, 14.7), as far as documents are joined and copies added. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib'

const name = (key: string) => PDFName.of(key)

export interface Structure {
  root: PDFDict
  /** What the parent tree says of each page (and annotation), by its key. */
  parents: Map<number, PDFObject>
  nextKey: number
}

/** Null for a file without tags. */
export function structureOf(document: PDFDocument): Structure | null {
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  return root === undefined ? null : readStructure(root)
}

export function readStructure(root: PDFDict): Structure {
  const parents = new Map<number, PDFObject>()
  collectParents(root.lookupMaybe(name('ParentTree'), PDFDict), parents)
  const nextKey = Math.max(-1, ...parents.keys()) + 1
  return { root, parents, nextKey }
}

/** A number tree may have branches; those that the typesetter writes are flat for short files only. */
function collectParents(node: PDFDict | undefined, parents: Map<number, PDFObject>): void {
  const nums = node?.lookupMaybe(name('Nums'), PDFArray)
  for (let at = 0; nums && at + 1 < nums.size(); at += 2)
    parents.set(nums.lookup(at, PDFNumber).asNumber(), nums.get(at + 1))
  const kids = node?.lookupMaybe(name('Kids'), PDFArray)
  for (let at = 0; kids && at < kids.size(); at++) collectParents(kids.lookup(at, PDFDict), parents)
}

/** Writes the parent tree as one flat list. */
export function writeParents({ root, parents }: Structure): void {
  const { context } = root
  const nums = context.obj([])
  const keys = [...parents.keys()].sort((a, b) => a - b)
  for (const key of keys) {
    nums.push(PDFNumber.of(key))
    nums.push(parents.get(key) ?? context.obj([]))
  }
  root.set(name('ParentTree'), context.register(context.obj({ Nums: nums })))
  root.set(name('ParentTreeNextKey'), PDFNumber.of((keys.at(-1) ?? -1) + 1))
}

/** The elements right below the one "Document" of a typeset file. */
export function elementsOf({ root }: Structure): PDFRef[] {
  return kidsOf(root).flatMap((top) => {
    const element = root.context.lookup(top, PDFDict)
    return element.lookupMaybe(name('S'), PDFName) === name('Document') ? kidsOf(element) : [top]
  })
}

function kidsOf(element: PDFDict): PDFRef[] {
  const kids = element.get(name('K'))
  const found = kids instanceof PDFRef ? element.context.lookup(kids) : kids
  if (found instanceof PDFArray) return found.asArray().filter((kid): kid is PDFRef => kid instanceof PDFRef)
  return kids instanceof PDFRef ? [kids] : []
}

/** The page on which an element begins; null for one that shows nothing. */
export function pageOf(context: PDFDocument['context'], element: PDFObject): PDFRef | null {
  const found = context.lookup(element)
  if (found instanceof PDFArray) return firstPage(context, found.asArray())
  if (!(found instanceof PDFDict)) return null
  const own = found.get(name('Pg'))
  if (own instanceof PDFRef) return own
  const kids = found.get(name('K'))
  return kids === undefined || kids instanceof PDFNumber ? null : pageOf(context, kids)
}

function firstPage(context: PDFDocument['context'], kids: readonly PDFObject[]): PDFRef | null {
  for (const kid of kids) {
    const page = kid instanceof PDFNumber ? null : pageOf(context, kid)
    if (page) return page
  }
  return null
}

/** A new element with these children, which it takes over. */
export function addElement(
  structure: Structure,
  kind: 'Document' | 'Part',
  children: readonly PDFRef[],
  more: { title?: string; language?: string } = {},
): PDFRef {
  const { context } = structure.root
  const element = context.obj({ Type: 'StructElem', S: kind, K: [...children] })
  if (more.title !== undefined) element.set(name('T'), PDFHexString.fromText(more.title))
  if (more.language !== undefined) element.set(name('Lang'), PDFHexString.fromText(more.language))
  const ref = context.register(element)
  for (const child of children) context.lookup(child, PDFDict).set(name('P'), ref)
  return ref
}

/** Makes this the one element below the root. */
export function setTop({ root }: Structure, rootRef: PDFRef, top: PDFRef): void {
  root.set(name('K'), root.context.obj([top]))
  root.context.lookup(top, PDFDict).set(name('P'), rootRef)
}
