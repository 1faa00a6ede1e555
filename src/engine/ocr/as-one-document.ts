import type { PlacedPage } from '../read/placed-page.ts'
import type { Word } from '../read/positioned-text.ts'
import { withColumnZeros } from './column-zeros.ts'
import { withCreditorSlashes } from './creditor-slashes.ts'
import { withCurrencyWords } from './currency-words.ts'
import { withDateSlashes } from './date-slashes.ts'
import { withoutEdgeStrokes } from './edge-strokes.ts'
import { withHeadingWeight } from './heading-weight.ts'
import { withHeadsAlike } from './heads-alike.ts'
import { withInlineMonths } from './inline-months.ts'
import { withKnownCells } from './known-cells.ts'
import { withKnownSpaces } from './known-spaces.ts'
import { withKnownWords } from './known-words.ts'
import { withLabelEndings } from './label-endings.ts'
import { withoutLeadingStrokes } from './leading-strokes.ts'
import { sizesOf, withLineSizes } from './letter-heights.ts'
import { withOneMaskCase } from './mask-case.ts'
import { withMonthHeadings } from './month-headings.ts'
import { withMonthsDown } from './months-down.ts'
import { withNamedMonths } from './named-months.ts'
import { withNumberForms } from './number-forms.ts'
import { withPageCounters } from './page-counter-words.ts'
import { withRatingCells } from './rating-cells.ts'
import { withSpacedMasks } from './spaced-masks.ts'
import { withWholeAddresses } from './web-addresses.ts'

/** What the forms of reports and the rest of the document say of numbers, names and months. */
const inForm = [
  withoutLeadingStrokes,
  withCurrencyWords,
  withSpacedMasks,
  withNumberForms,
  withCreditorSlashes,
  withKnownWords,
  withKnownCells,
  withDateSlashes,
  withHeadsAlike,
  withInlineMonths,
  withMonthHeadings,
  withNamedMonths,
  withMonthsDown,
  withRatingCells,
  withColumnZeros,
  withHeadingWeight,
]

/** What only the whole document tells: the few sizes of its recognised pages, how its labels end, how it masks its numbers, which words it parts, and how its pages are counted. */
export function asOneDocument(read: readonly PlacedPage[]): PlacedPage[] {
  const isRecognised = read.map((each) => each.isRecognised)
  const spaced = withKnownSpaces(
    read.map(({ page, isRecognised }) =>
      isRecognised
        ? withLineSizes(withoutEdgeStrokes({ ...page, words: withWholeAddresses(page.words) }))
        : page,
    ),
    isRecognised,
  )
  const lined = inForm.reduce((pages, step) => step(pages, isRecognised), spaced)
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
