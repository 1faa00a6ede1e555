/** Rules of a page that were read as a word: 'TEENyTOECTISererLrea' over two columns, which would be a line over both. */
import type { RecognisedWord } from '../text-recogniser.ts'

/** Letters of a row of single ones, with the white between them, are no wider than so many times their height. */
const widest = 4
/** Fewer may be the cells of a row. */
const fewest = 5

/** The words without those whose letters would be many times as wide as they are high. */
export const withoutRulesAsWords = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.filter(({ text, left, top, right, bottom }) => {
    const isOfLetters = text.length >= fewest && /[\p{L}\d]{3}/u.test(text)
    return !isOfLetters || right - left <= widest * text.length * (bottom - top)
  })
