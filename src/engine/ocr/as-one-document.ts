import type { PlacedPage } from '../read/placed-page.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { withoutEdgeStrokes } from './edge-strokes.ts'
import { withJoinedParted } from './joined-words.ts'
import { withKnownPhrases } from './known-phrases.ts'
import { withKnownSpaces } from './known-spaces.ts'
import { withLabelEndings } from './label-endings.ts'
import { sizesOf, withLineSizes } from './letter-heights.ts'
import { withOneMaskCase } from './mask-case.ts'
import { withMonthTables } from './month-tables.ts'
import { withMonthCodes } from './months-with-codes.ts'
import { withNarrowLetters } from './narrow-letters.ts'
import { withNumbersOfDocument } from './numbers-of-document.ts'
import { withPageCounters } from './page-counter-words.ts'
import { withSpanishAccents } from './spanish-accents.ts'
import { withStateCodes } from './state-codes.ts'
import { withWholeAddresses } from './web-addresses.ts'

/** What only the whole document tells: the few sizes of its recognised pages, how its labels end, how it masks, which words it parts, how its pages are counted, and how its tables of months stand. */
export function asOneDocument(read: readonly PlacedPage[]): PlacedPage[] {
  const areRecognised = read.map(({ isRecognised }) => isRecognised)
  const spaced = withKnownSpaces(
    read.map(({ page, isRecognised }) =>
      isRecognised
        ? withLineSizes(withoutEdgeStrokes({ ...page, words: withWholeAddresses(page.words) }))
        : page,
    ),
    areRecognised,
  )
  const lined = inRecognised(spaced, areRecognised, asPrinted)
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

/** What its words, numbers and tables can only be, by their form and by the rest of the document. */
function asPrinted(pages: readonly Page[]): Page[] {
  const parted = withNarrowLetters(pages).map((page) => ({ ...page, words: withJoinedParted(page.words) }))
  const numbered = withNumbersOfDocument(withSpanishAccents(withKnownPhrases(parted)))
  return withMonthTables(withMonthCodes(numbered)).map(withStateCodes)
}

/** The pages with those that were recognised as a step over all of them leaves them: what a file spells is no evidence of how it was read. */
function inRecognised(
  pages: readonly Page[],
  areRecognised: readonly boolean[],
  step: (pages: readonly Page[]) => Page[],
): Page[] {
  const changed = step(pages.filter((_, at) => areRecognised[at]))
  return pages.map((page, at) => (areRecognised[at] ? (changed.shift() ?? page) : page))
}
