/** One file that holds several reports, one behind the other: which pages are of which. */

import { countersOn } from '../read/page-counters.ts'
import type { Page } from '../read/positioned-text.ts'
import type { Layout } from './layout.ts'
import { isPrintedAgain } from './page-order.ts'
import { parted } from './parted.ts'
import { type LayoutScore, plainTextOf, scoreLayouts, sureScore } from './recognise.ts'

/** What of a file is one report. */
export interface ReportPages {
  pages: Page[]
  /** Of these pages, which are known when it is decided that they are a report. */
  scores: readonly LayoutScore[]
}

/**
 * The pages of each report of the file, in the order of the file; one part for nearly every file. Reports of several
 * bureaus are told apart by the marks that only one of them prints and by how many pages each counts; two of one bureau by
 * page numbers that begin again. A part that no layout's marks are in is no report: then the file stays whole.
 * @param scores of these pages
 */
export function splitReports(
  pages: readonly Page[],
  scores: readonly LayoutScore[] = scoreLayouts(plainTextOf(pages)),
): ReportPages[] {
  const whole = { pages: [...pages], scores }
  const parts = partsByMarks(pages, scores).flatMap((part) =>
    partsByNumbers(part.length === pages.length ? whole : scored(part)),
  )
  return parts.length > 1 && parts.every(isReport) ? parts : [whole]
}

const scored = (pages: Page[]): ReportPages => ({ pages, scores: scoreLayouts(plainTextOf(pages)) })

const isReport = ({ scores }: ReportPages): boolean => scores.some(({ score }) => score >= sureScore)

/** Layouts of one bureau share marks: a page may have those of two. 'three' for all that show three bureaus. */
const bureauOf = ({ family }: Layout): string => family.split('-')[0] ?? family

function partsByMarks(pages: readonly Page[], scores: readonly LayoutScore[]): Page[][] {
  const sure = scores.filter(({ score }) => score >= sureScore)
  const found = [...new Set(sure.map(({ layout }) => bureauOf(layout)))]
  if (found.length < 2) return [[...pages]]
  const marked = pages.map((page) => markedAs(page, found))
  const owners = withNeighbours(pages, byCounts(pages, marked))
  return found
    .map((bureau) => pages.filter((_, at) => owners[at] === bureau))
    .filter((part) => part.length > 0)
    .sort((a, b) => (a[0]?.number ?? 0) - (b[0]?.number ?? 0))
}

/** The bureau whose marks alone, or above all, stand on the page. */
function markedAs(page: Page, found: readonly string[]): string | null {
  const scores = scoreLayouts(plainTextOf([page]))
  const [best, next] = found
    .map((bureau) => ({
      bureau,
      score: Math.max(...scores.flatMap(({ layout, score }) => (bureauOf(layout) === bureau ? [score] : []))),
    }))
    .sort((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 || best.score === next?.score ? null : best.bureau
}

/**
 * Covers share their few words with other bureaus' reports: a page whose number is one that just one other report lacks,
 * while no page of its own bureau counts as many pages, is of that other one.
 */
function byCounts(pages: readonly Page[], marked: readonly (string | null)[]): (string | null)[] {
  const counters = pages.map((page) => countersOn(page))
  return marked.map((bureau, at) => {
    if (bureau === null) return null
    const likely = (counters[at] ?? []).flatMap(({ number, of }) => {
      const alike = counters.flatMap((own, other) =>
        other === at
          ? []
          : own.flatMap((each) => (each.of === of ? [{ bureau: marked[other], number: each.number }] : [])),
      )
      const [owner, another] = [...new Set(alike.flatMap((each) => each.bureau ?? []))]
      const isLacking = alike.length > 1 && alike.every((each) => each.number !== number)
      return owner !== undefined && another === undefined && isLacking ? [owner] : []
    })
    const [only, ...others] = [...new Set(likely)]
    return only === undefined || others.length > 0 ? bureau : only
  })
}

/** A page without a mark is of the report that counts as many pages as it says, or else of the one before it. */
function withNeighbours(pages: readonly Page[], marked: readonly (string | null)[]): (string | null)[] {
  const totals = pages.map(totalsOn)
  const known = [...new Set(marked)].flatMap((bureau) =>
    bureau === null
      ? []
      : [{ bureau, counted: new Set(totals.flatMap((own, at) => (marked[at] === bureau ? own : []))) }],
  )
  let last = marked.find((bureau) => bureau !== null) ?? null
  return marked.map((bureau, at) => {
    const byCount = known.filter(({ counted }) => totals[at]?.some((total) => counted.has(total)))
    const [only, another] = byCount
    last = bureau ?? (another === undefined ? only?.bureau : undefined) ?? last
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
function partsByNumbers(whole: ReportPages): ReportPages[] {
  const { pages } = whole
  const numbers = pages.map((page) => countersOn(page).flatMap(({ number, of }) => (of > 1 ? [number] : [])))
  const stoodBefore = (number: number, at: number) => numbers.slice(0, at).some((own) => own.includes(number))
  const parts = parted(pages, (page) => {
    const at = pages.indexOf(page)
    const isFirstAgain = numbers[at]?.includes(1) === true && stoodBefore(1, at)
    const goesOn = numbers[at + 1]?.includes(2) === true && stoodBefore(2, at)
    return isFirstAgain && (goesOn || !pages.slice(0, at).some((other) => isPrintedAgain(other, page)))
  })
  const reports = parts.length > 1 ? parts.map(scored) : []
  return reports.length > 0 && reports.every(isReport) ? reports : [whole]
}
