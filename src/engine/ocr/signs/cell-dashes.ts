/** Dashes of a payment history: a month of which nothing is said. A row of them is read as an 'x' here and there, or not at all. */
import type { Raster } from '../../read/render-region.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

const initials = 'JFMAMJJASOND'
/** What the picture says is not what was read: a person has to look. */
const settledByShape = 75
/** A dash beside the line of figures that it stands on, as shares of their height. */
const dash = { thickest: 0.3, shortest: 0.25, longest: 1.3 } as const
/** Share of a column's width around its middle that belongs to its cell. */
const ofColumn = 0.4
/** Fewer dark pixels are dust. */
const speck = 4
/** What a cell may say in so few signs that a dash is read as one of them. */
const longest = 2

/**
 * The words with a dash in each cell, behind a year and below the head of a table of months, where the picture has one dash and nothing else.
 * @param picture the gray raster that was read
 */
export function withCellDashes(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  const heads = headsOf(words)
  if (heads.length === 0) return [...words]
  const replaced = new Set<RecognisedWord>()
  const dashes: RecognisedWord[] = []
  for (const year of words) {
    if (!/^(?:19|20)\d{2}$/.test(year.text)) continue
    const head = heads.filter(({ top, left }) => top < year.top && left > year.right).at(-1)
    if (head === undefined) continue
    const height = year.bottom - year.top
    const row = words.filter(
      (word) => word.left > year.right && Math.abs(word.baseline - year.baseline) < 0.5 * height,
    )
    for (const middle of head.middles) {
      const half = Math.round(ofColumn * head.pitch)
      const own = row.filter(({ left, right }) => Math.abs((left + right) / 2 - middle) < half)
      if (own.some(({ text }) => text.length > longest || text === '-')) continue
      const cell = { left: middle - half, right: middle + half, top: year.top - 2, bottom: year.bottom + 2 }
      const ink = shapesInPlace(picture, cell).filter((shape) => shape.ink >= speck)
      const [shape, other] = ink
      if (shape === undefined || other !== undefined) continue
      const [long, thick] = [shape.right - shape.left, shape.bottom - shape.top]
      const isDash =
        thick <= dash.thickest * height &&
        long >= dash.shortest * height &&
        long <= dash.longest * height &&
        long > thick &&
        shape.top > 0.2 * height &&
        shape.bottom < 0.95 * (height + 4)
      if (!isDash) continue
      for (const word of own) replaced.add(word)
      const left = Math.max(0, cell.left) + shape.left
      dashes.push({ ...year, text: '-', left, right: left + long, confidence: settledByShape })
    }
  }
  return [...words.filter((word) => !replaced.has(word)), ...dashes]
}

interface Head {
  top: number
  left: number
  /** Of the twelve columns. */
  middles: number[]
  pitch: number
}

/** Rows of twelve words that begin as the months do, top to bottom. */
function headsOf(words: readonly RecognisedWord[]): Head[] {
  // A small 'o' has the form of the large one, and a photo does not tell its height.
  const named = words.filter(({ text }) => /^(?:[JFMASOND][a-z]{0,2}|[o0])$/.test(text))
  const heads: Head[] = []
  for (const first of named) {
    if (!first.text.startsWith('J')) continue
    const row = named
      .filter(
        ({ left, baseline }) =>
          left >= first.left && Math.abs(baseline - first.baseline) < 0.4 * first.lineHeight,
      )
      .sort((a, b) => a.left - b.left)
      .slice(0, initials.length)
    if (row.map(({ text }) => text.slice(0, 1).replace(/[o0]/, 'O')).join('') !== initials) continue
    const middles = row.map(({ left, right }) => Math.round((left + right) / 2))
    const pitch = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / (initials.length - 1)
    heads.push({ top: first.top, left: first.left, middles, pitch })
  }
  return heads.sort((a, b) => a.top - b.top)
}
