/** One file that holds several reports, one behind the other: which pages are of which. */
import type { Page } from '../read/positioned-text.ts'
import type { Layout } from './layout.ts'
import { layouts } from './layouts.ts'
import { countersOn } from './page-counters.ts'
import { isPrintedAgain } from './page-order.ts'
import { plainTextOf, recognise, scoreLayouts, sureScore } from './recognise.ts'

/**
 * The pages of each report of the file, in the order of the file; one part for nearly every file. Reports of several
 * layouts are told apart by the marks that only one of them prints and by how many pages each counts; two of one layout by
 * page numbers that begin again. A part that no layout's marks are in is no report: then the file stays whole.
 */
export function splitReports(pages: readonly Page[]): Page[][] {
  const parts = partsByMarks(pages).flatMap(partsByNumbers)
  return parts.every((part) => recognise(part) !== null) ? parts : [[...pages]]
}

function partsByMarks(pages: readonly Page[]): Page[][] {
  const sure = scoreLayouts(plainTextOf(pages)).filter(({ score }) => score >= sureScore)
  if (sure.length < 2) return [[...pages]]
  const found = sure.map(({ layout }) => layout)
  const marked = pages.map((page) => markedAs(page, found))
  const owners = withNeighbours(pages, marked)
  return layouts
    .filter((layout) => found.includes(layout))
    .map((layout) => pages.filter((_, at) => owners[at] === layout))
    .filter((part) => part.length > 0)
    .sort((a, b) => (a[0]?.number ?? 0) - (b[0]?.number ?? 0))
}

/** The layout whose marks alone, or above all, stand on the page. */
function markedAs(page: Page, found: readonly Layout[]): Layout | null {
  const [best, next] = scoreLayouts(plainTextOf([page])).filter(({ layout }) => found.includes(layout))
  return best === undefined || best.score === 0 || best.score === next?.score ? null : best.layout
}

/** A page without a mark is of the report that counts as many pages as it says, or else of the one before it. */
function withNeighbours(pages: readonly Page[], marked: readonly (Layout | null)[]): (Layout | null)[] {
  const totals = pages.map(totalsOn)
  const countedBy = (layout: Layout) =>
    new Set(totals.flatMap((own, at) => (marked[at] === layout ? own : [])))
  const known = [...new Set(marked)].flatMap((layout) =>
    layout === null ? [] : [{ layout, counted: countedBy(layout) }],
  )
  let last = marked.find((layout) => layout !== null) ?? null
  return marked.map((layout, at) => {
    const byCount = known.filter(({ counted }) => totals[at]?.some((total) => counted.has(total)))
    const [only, another] = byCount
    last = layout ?? (another === undefined ? only?.layout : undefined) ?? last
    return last
  })
}

function totalsOn(page: Page): number[] {
  return [...new Set(countersOn(page).map(({ of }) => of))]
}

/**
 * A second page 1 begins another report, unless it is a second print of the first that stands alone: two reports of one
 * bureau have nearly the same first page.
 */
function partsByNumbers(pages: readonly Page[]): Page[][] {
  const numbers = pages.map((page) => countersOn(page).flatMap(({ number, of }) => (of > 1 ? [number] : [])))
  const stoodBefore = (number: number, at: number) => numbers.slice(0, at).some((own) => own.includes(number))
  const parts: Page[][] = []
  for (const [at, page] of pages.entries()) {
    const isFirstAgain = numbers[at]?.includes(1) === true && stoodBefore(1, at)
    const goesOn = numbers[at + 1]?.includes(2) === true && stoodBefore(2, at)
    const begins =
      isFirstAgain && (goesOn || !pages.slice(0, at).some((other) => isPrintedAgain(other, page)))
    const open = parts.at(-1)
    if (open === undefined || begins) parts.push([page])
    else open.push(page)
  }
  return parts.every((part) => recognise(part) !== null) ? parts : [[...pages]]
}
