/** What people said of a report's file, as plain data: what a line of it is, and what a label means in every report. */
import type { Box, Line, Page, Word } from '../../read/positioned-text.ts'
import { isSamePlace, isWithin } from '../boxes-in.ts'
import type { Bureau, TradelineField } from '../credit-report.ts'

/** What a value of an account can be said to be. */
export type ValueMeaning = Exclude<TradelineField, 'creditor'> | 'remark'
export type HeadingMeaning = `heading:${HintedSection}`
export type HintedSection =
  | 'personal'
  | 'accounts'
  | 'collections'
  | 'public records'
  | 'hard inquiries'
  | 'soft inquiries'
/** `creditor`: an account begins with it. `nothing`: it tells nothing of the person. */
export type LearnedMeaning = 'creditor' | ValueMeaning | HeadingMeaning | 'nothing'
export type PointedMeaning = 'bureau' | 'reportDate' | 'reportNumber' | LearnedMeaning

/** A part of a line that a person pointed at. */
export interface Pointing {
  /** Where the words stand, in points of the file's page as readPages gives it. */
  box: Box
  /** The words as they were shown; where others stand there, nothing is applied. */
  words: string
  meaning: PointedMeaning
  /** Whose report the person looked at: tells the columns of a file apart that shows several bureaus side by side. */
  bureau: Bureau
}

/** A label that staff taught the reader. */
export interface LearnedLabel {
  label: string
  meaning: LearnedMeaning
}

export interface Hints {
  pointings: readonly Pointing[]
  labels: readonly LearnedLabel[]
}

export const noHints: Hints = { pointings: [], labels: [] }

/** A pointing on its page: `words` are those that stand there. */
export interface PointedWords extends Pick<Pointing, 'meaning' | 'bureau'> {
  words: Word[]
  box: Box
}

/**
 * The pages with what was said of them beside their words: pages are sorted, split and numbered anew before they are read,
 * and each takes its notes along. The same objects without a pointing.
 */
export function withPointings(pages: Page[], pointings: readonly Pointing[]): Page[] {
  if (pointings.length === 0) return pages
  return pages.map((page) => {
    const own = pointings.filter(({ box }) => box.page === page.number)
    return own.length === 0 ? page : { ...page, notes: own.map(noteOf) }
  })
}

const noteOf = ({ box, words, meaning, bureau }: Pointing) => ({ box, words, about: { meaning, bureau } })

/** Everything that was pointed at on these pages and still stands there, in their order. */
export function pointedOn(pages: readonly Page[]): PointedWords[] {
  return pages.flatMap((page) =>
    (page.notes ?? []).flatMap(({ box, words, about }) => {
      const found = wordsIn(page, box)
      const stands = found.length > 0 && found.map(({ text }) => text).join(' ') === words
      return stands ? [{ ...(about as Pick<Pointing, 'meaning' | 'bureau'>), words: found, box }] : []
    }),
  )
}

/** The words whose middle is in the box, left to right. */
export function wordsIn(page: Page, box: Box): Word[] {
  return page.words.filter((word) => isWithin(word.box, box)).sort((a, b) => a.box.x - b.box.x)
}

/** The section that a meaning begins; null for one that begins none. */
export function sectionOf(meaning: string): HintedSection | null {
  return meaning.startsWith('heading:') ? (meaning.slice('heading:'.length) as HintedSection) : null
}

/** True where the words stand on the line. */
export function isOnLine({ words }: Pick<PointedWords, 'words'>, line: Line): boolean {
  const [first] = words
  return first !== undefined && line.words.some(({ box }) => isSamePlace(box, first.box))
}
