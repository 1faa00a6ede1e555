/** The pages of a PDF in another order, or more than once. */
import { type PdfObjects, putTogether, takeApart } from './pdf-objects.ts'

export function reversedPages(bytes: Uint8Array): Uint8Array {
  return withPages(bytes, (pages) => pages.reverse())
}

/** Every page twice, each right behind itself. */
export function doubledPages(bytes: Uint8Array): Uint8Array {
  return withPages(bytes, (pages) => pages.flatMap((page) => [page, page]))
}

/** The pages over and over, until there are so many. */
export function repeatedToPages(bytes: Uint8Array, count: number): Uint8Array {
  return withPages(bytes, (pages) => Array.from({ length: count }, (_, at) => pages[at % pages.length] ?? 0))
}

/**
 * The pages over and over, until there are so many; a copy stands half a point higher each time, so that it is no page
 * that is in the file twice.
 */
export function movedToPages(bytes: Uint8Array, count: number): Uint8Array {
  const objects = takeApart(repeatedToPages(bytes, count))
  const pages = leavesOf(objects, treeOf(objects))
  const length = leavesOf(takeApart(bytes), treeOf(takeApart(bytes))).length
  let next = 1 + Math.max(...objects.bodies.keys())
  for (const [at, page] of pages.entries()) {
    const move = `1 0 0 1 0 ${Math.floor(at / length) / 2} cm`
    objects.bodies.set(next, `<</Length ${move.length}>>stream\n${move}\nendstream`)
    const body = objects.bodies.get(page) ?? ''
    objects.bodies.set(page, body.replace(/\/Contents (\d+ 0 R)/, `/Contents [${next} 0 R $1]`))
    next += 1
  }
  return putTogether(objects)
}

/** `arrange`: gets the object numbers of the pages in their order; a number may come back more than once. */
function withPages(bytes: Uint8Array, arrange: (pages: number[]) => number[]): Uint8Array {
  const objects = takeApart(bytes)
  const { bodies } = objects
  const tree = treeOf(objects)
  let next = 1 + Math.max(...bodies.keys())
  const kids = arrange(leavesOf(objects, tree)).map((page) => {
    const copy = next++
    bodies.set(copy, (bodies.get(page) ?? '').replace(/\/Parent \d+ 0 R/, `/Parent ${tree} 0 R`))
    return copy
  })
  const list = kids.map((kid) => `${kid} 0 R`).join(' ')
  bodies.set(tree, `<</Type/Pages/Count ${kids.length}/Kids[${list}]>>`)
  return putTogether(objects)
}

function treeOf({ bodies, root }: PdfObjects): number {
  return Number(/\/Pages (\d+) 0 R/.exec(bodies.get(root) ?? '')?.[1])
}

function leavesOf(objects: PdfObjects, node: number): number[] {
  const body = objects.bodies.get(node) ?? ''
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1]
  if (kids === undefined) return [node]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => leavesOf(objects, Number(kid)))
}
