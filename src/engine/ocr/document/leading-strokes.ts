/** A bar or an arrow beside the heading of each block, which is read as a stroke before its words: '| DISCOVER BANK'. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'

/** So many lines of a document that begin so, one below the other, are headings with a drawing; no stroke that parts words begins several lines. */
const fewest = 3
/** Points by which the drawings stand beside each other. */
const samePlace = 4
/** Gap between it and the heading, in sizes of a letter. */
const widest = 1.5

/** Only recognised pages change. */
export function withoutLeadingStrokes(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const found = pages.flatMap((page, at) =>
    isRecognised[at] === true ? linesOf(page).flatMap((line) => strokeOf(line) ?? []) : [],
  )
  const strokes = new Set(
    found.filter(
      ({ box }) => found.filter((other) => Math.abs(other.box.x - box.x) < samePlace).length >= fewest,
    ),
  )
  if (strokes.size === 0) return [...pages]
  return pages.map((page) => ({ ...page, words: page.words.filter((word) => !strokes.has(word)) }))
}

function strokeOf({ words: [first, next] }: Line): Word | null {
  if (first === undefined || next === undefined || !/^[|\u00a6\u2022\u25b8\u25ba>]{1,2}$/.test(first.text))
    return null
  const gap = next.box.x - first.box.x - first.box.width
  return gap < widest * next.size && /^[\p{Lu}\d]/u.test(next.text) ? first : null
}
