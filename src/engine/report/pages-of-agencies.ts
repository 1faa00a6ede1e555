/** Pages of other agencies bound into a file with a bureau's report, at its beginning, in its middle or at its end. */
import { linesOf } from '../read/lines.ts'
import { countersOn } from '../read/page-counters.ts'
import type { Page } from '../read/positioned-text.ts'
import { preparingBureau } from './labelled/read-unseen-layout.ts'
import { beginsAgency, refuseOtherAgency } from './other-agency.ts'
import { plainTextOf, scoreLayouts } from './recognise.ts'
import type { ReportRefusal } from './report-refusal.ts'

export interface AgenciesApart {
  /** The pages of the file that are no other agency's, in its order; none where all are. */
  own: Page[]
  /** One for each report of another agency, which names it and, beside other pages, its own. */
  agencies: ReportRefusal[]
}

/**
 * A report of another agency begins on a page that nothing shows to be a bureau's and that names the agency as its title.
 * It ends before the next page of a bureau: one that a bureau says it prepared, on which a layout's marks stand, or whose
 * printed number is one that the bureau's report lacks. A page that is taken from a report would be missing from it: what
 * speaks for the bureau goes first.
 */
export function withoutAgencies(pages: readonly Page[]): AgenciesApart {
  // Nearly no file names such an agency, and looking for marks page by page takes as long as for all of them.
  const whole = { own: [...pages], agencies: [] }
  if (!pages.some((page, at) => beginsAgency(page, at === 0))) return whole
  const isOwn = pagesOfBureaus(pages)
  const spans: Page[][] = []
  let open: Page[] | null = null
  for (const [at, page] of pages.entries()) {
    if (isOwn[at]) open = null
    else if (beginsAgency(page, at === 0) && !goesOn(open, page)) {
      open = [page]
      spans.push(open)
    } else open?.push(page)
  }
  const found = spans.flatMap((span) => {
    const refusal = refuseOtherAgency(span, span.length < pages.length)
    return refusal === null ? [] : [{ span, refusal }]
  })
  const taken = new Set(found.flatMap(({ span }) => span))
  if (taken.size === 0) return whole
  return { own: pages.filter((page) => !taken.has(page)), agencies: found.map(({ refusal }) => refusal) }
}

/** An agency has its name at the head of each of its pages: another report is only one of another agency. */
function goesOn(open: readonly Page[] | null, page: Page): boolean {
  const [first] = open ?? []
  return first !== undefined && beginsAgency(first, true) === beginsAgency(page, true)
}

function pagesOfBureaus(pages: readonly Page[]): boolean[] {
  const said = pages.map((page) => preparingBureau([page]) !== null || hasMarks(page))
  const counters = pages.map(countersOn)
  const printed = counters.filter((_, at) => said[at]).flat()
  return pages.map(
    (_, at) =>
      said[at] === true ||
      (counters[at] ?? []).some(
        ({ number, of }) =>
          printed.some((each) => each.of === of) &&
          !printed.some((each) => each.of === of && each.number === number),
      ),
  )
}

const hasMarks = (page: Page): boolean =>
  linesOf(page).length > 0 && scoreLayouts(plainTextOf([page])).some(({ score }) => score > 0)
