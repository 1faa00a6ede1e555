import type { PlacedPage } from '../read/placed-page.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { withColumnZeros } from './column-zeros.ts'
import { withCreditorSlashes } from './creditor-slashes.ts'
import { withCurrencyWords } from './currency-words.ts'
import { withDateSlashes } from './date-slashes.ts'
import { withoutEdgeStrokes } from './edge-strokes.ts'
import { withHeadingWeight } from './heading-weight.ts'
import { withHeadsAlike } from './heads-alike.ts'
import { withInlineMonths } from './inline-months.ts'
import { withJoinedParted } from './joined-words.ts'
import { withKnownCells } from './known-cells.ts'
import { withKnownPhrases } from './known-phrases.ts'
import { withKnownSpaces } from './known-spaces.ts'
import { withKnownWords } from './known-words.ts'
import { withLabelEndings } from './label-endings.ts'
import { withoutLeadingStrokes } from './leading-strokes.ts'
import { sizesOf, withLineSizes } from './letter-heights.ts'
import { withOneMaskCase } from './mask-case.ts'
import { withMonthHeadings } from './month-headings.ts'
import { withMonthTables } from './month-tables.ts'
import { withMonthsDown } from './months-down.ts'
import { withMonthCodes } from './months-with-codes.ts'
import { withNamedMonths } from './named-months.ts'
import { withNarrowLetters } from './narrow-letters.ts'
import { withNumberForms } from './number-forms.ts'
import { withNumbersOfDocument } from './numbers-of-document.ts'
import { withPageCounters } from './page-counter-words.ts'
import { withRatingCells } from './rating-cells.ts'
import { withSpacedMasks } from './spaced-masks.ts'
import { withSpanishAccents } from './spanish-accents.ts'
import { withStateCodes } from './state-codes.ts'
import { withWholeAddresses } from './web-addresses.ts'

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
  withCurrencyWords,
  recognisedAlone(withNarrowLetters),
  recognisedAlone((pages) => pages.map((page) => ({ ...page, words: withJoinedParted(page.words) }))),
  recognisedAlone((pages) => withSpanishAccents(withKnownPhrases(pages))),
  withSpacedMasks,
  withNumberForms,
  recognisedAlone(withNumbersOfDocument),
  withCreditorSlashes,
  withKnownWords,
  withKnownCells,
  withDateSlashes,
  withHeadsAlike,
  recognisedAlone(withMonthCodes),
  withInlineMonths,
  withMonthHeadings,
  withNamedMonths,
  withMonthsDown,
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
