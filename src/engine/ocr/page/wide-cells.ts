/** Boxes of cells that reach over the next cell, and letters alone that were read as one word: 'CCC' of three months in collection. */
import type { Raster } from '../../read/render-region.ts'
import { inkPieces } from '../picture/ink-pieces.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** Letters of a rating, or of as many cells. */
const longest = 3
/** White between two cells, in heights of the line; a space is about a third of one. */
const gap = 0.7
/** Width of the narrowest letter that a cell may have, as a share of the height of its ink. */
const narrowest = 0.6
/** What was made of a box that was not right is asked. */
const disputed = 50

/**
 * The words with each short one whose box holds white wider than a space as what its ink shows: as its first cell where that has
 * room for all of its letters, and as a word a letter where each stands alone.
 * @param picture the gray raster that was read
 */
export function withCellsOfTheirOwn(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.flatMap((word) => {
    const letters = word.text.length
    if (letters < 2 || letters > longest || !/^[A-Za-z0-9/]+$/.test(word.text)) return [word]
    const pieces = inkPieces(word, picture, gap)
    const [first] = pieces
    if (first === undefined || pieces.length < 2) return [word]
    const least = letters * narrowest * Math.min(word.bottom - word.top, capitals * word.lineHeight)
    if (first.right - first.left >= least) return [{ ...word, right: first.right }]
    if (pieces.length !== letters || !/^[A-Za-z]+$/.test(word.text)) return [word]
    // One letter read small and large is a capital: a rating.
    const text = /^([A-Z])\1+$/i.test(word.text) ? word.text.toUpperCase() : word.text
    const confidence = Math.min(word.confidence, disputed)
    return pieces.map((piece, at) => ({ ...word, ...piece, text: text.charAt(at), confidence }))
  })
}

/** Height of a capital as a share of its line. */
const capitals = 0.7
