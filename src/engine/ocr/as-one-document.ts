import type { PlacedPage } from '../read/placed-page.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { withCellEdges } from './document/cell-edges.ts'
import { withColumnZeros } from './document/column-zeros.ts'
import { withCreditorSlashes } from './document/creditor-slashes.ts'
import { withCurrencyWords } from './document/currency-words.ts'
import { withDateSlashes } from './document/date-slashes.ts'
import { withoutEdgeStrokes } from './document/edge-strokes.ts'
import { withHeadingWeight } from './document/heading-weight.ts'
import { withHeadsAlike } from './document/heads-alike.ts'
import { withJoinedParted } from './document/joined-words.ts'
import { withKnownCells } from './document/known-cells.ts'
import { withKnownPhrases } from './document/known-phrases.ts'
import { withKnownSpaces } from './document/known-spaces.ts'
import { withKnownWords } from './document/known-words.ts'
import { withLabelCapitals } from './document/label-capitals.ts'
import { withLabelEndings } from './document/label-endings.ts'
import { withoutLeadingStrokes } from './document/leading-strokes.ts'
import { withoutLoneSpecks } from './document/lone-specks.ts'
import { withOneMaskCase } from './document/mask-case.ts'
import { withNarrowLetters } from './document/narrow-letters.ts'
import { withNumberForms } from './document/number-forms.ts'
import { withNumbersOfDocument } from './document/numbers-of-document.ts'
import { withPageCounters } from './document/page-counter-words.ts'
import { withSpacedMasks } from './document/spaced-masks.ts'
import { withSpanishAccents } from './document/spanish-accents.ts'
import { withStateCodes } from './document/state-codes.ts'
import { withWholeAddresses } from './document/web-addresses.ts'
import { withInlineMonths } from './document-months/inline-months.ts'
import { withMonthHeadings } from './document-months/month-headings.ts'
import { withMonthTables } from './document-months/month-tables.ts'
import { withMonthsDown } from './document-months/months-down.ts'
import { withMonthCodes } from './document-months/months-with-codes.ts'
import { withNamedMonths } from './document-months/named-months.ts'
import { withNamesDown } from './document-months/names-down.ts'
import { withRatingCells } from './document-months/rating-cells.ts'
import { sizesOf, withLineSizes } from './page/letter-heights.ts'

/** Changes recognised pages alone; what a file spells is no evidence of how it was read. */
type Step = (pages: readonly Page[], isRecognised: readonly boolean[]) => Page[]

/** A step over those pages that were recognised. */
const recognisedAlone =
  (step: (pages: readonly Page[]) => Page[]): Step =>
  (pages, isRecognised) => {
    const changed = step(pages.filter((_, at) => isRecognised[at]))
    return pages.map((page, at) => (isRecognised[at] ? (changed.shift() ?? page) : page))
  }

/** What the forms of reports and the rest of the document say: of words, of numbers, then of months, whose tables stand on both. */
const asPrinted: readonly Step[] = [
  withoutLeadingStrokes,
  recognisedAlone(withoutLoneSpecks),
  withCurrencyWords,
  recognisedAlone(withNarrowLetters),
  recognisedAlone((pages) => pages.map((page) => ({ ...page, words: withJoinedParted(page.words) }))),
  recognisedAlone((pages) => withSpanishAccents(withKnownPhrases(pages))),
  withSpacedMasks,
  withNumberForms,
  recognisedAlone(withNumbersOfDocument),
  withCreditorSlashes,
  withLabelCapitals,
  withKnownWords,
  withKnownCells,
  withDateSlashes,
  withHeadsAlike,
  recognisedAlone(withCellEdges),
  recognisedAlone(withMonthCodes),
  withInlineMonths,
  withMonthHeadings,
  withNamedMonths,
  withMonthsDown,
  recognisedAlone(withNamesDown),
  withRatingCells,
  recognisedAlone((pages) => withMonthTables(pages).map(withStateCodes)),
  withColumnZeros,
  withHeadingWeight,
]

/** What only the whole document tells: the few sizes of its recognised pages, how its labels end, how it masks its numbers, which words it parts, how its pages are counted, and how its tables of months stand. */
export function asOneDocument(read: readonly PlacedPage[]): PlacedPage[] {
  const isRecognised = read.map((each) => each.isRecognised)
  const spaced = withKnownSpaces(
    read.map((each) =>
      each.isRecognised
        ? withLineSizes(withoutEdgeStrokes({ ...each.page, words: withWholeAddresses(each.page.words) }))
        : each.page,
    ),
    isRecognised,
  )
  const lined = asPrinted.reduce((pages, step) => step(pages, isRecognised), spaced)
  const measured = lined.flatMap(({ words }, at) =>
    read[at]?.isRecognised
      ? words.flatMap(({ size, text }) => (size > 0 ? [{ size, weight: text.length }] : []))
      : [],
  )
  const exact = sizesOf(measured)
  const labelled = withOneMaskCase(withLabelEndings(withPageCounters(lined)))
  const finished = (words: readonly Word[]) => words.map((word) => ({ ...word, size: exact(word.size) }))
  return read.map((each, at) =>
    each.isRecognised ? { ...each, page: { ...each.page, words: finished(labelled[at] ?? []) } } : each,
  )
}
