import type { Box, Line, Page, Word } from './positioned-text.ts'

/** Two words share a line when their baselines differ by less than this share of the smaller font size. */
const sameLine = 0.45

/** The lines that were made of a page's words already: some ten steps of a reading ask for the same page. */
const made = new WeakMap<readonly Word[], readonly Line[]>()

/**
 * Words to lines by their baselines, top to bottom, each left to right. The order of the file is never used:
 * browsers and report generators write columns, cells and overlays in any order. Asked again the lines are the same ones.
 */
export function linesOf({ words }: Page): Line[] {
  const known = made.get(words) ?? linesOfWords(words)
  made.set(words, known)
  return [...known]
}

function linesOfWords(words: readonly Word[]): Line[] {
  const sorted = [...words].sort((a, b) => baselineOf(a) - baselineOf(b))
  const lines: Line[] = []
  let open: Word[] = []
  let sum = 0
  for (const word of sorted) {
    const first = open[0]
    const baseline = baselineOf(word)
    const size = Math.min(word.size, first?.size ?? word.size)
    if (first && baseline - sum / open.length > sameLine * size) {
      lines.push(lineOf(open))
      open = []
      sum = 0
    }
    open.push(word)
    sum += baseline
  }
  if (open.length > 0) lines.push(lineOf(open))
  return lines
}

/** The y that glyphs stand on; four fifths of the box for words that do not say. */
export function baselineOf(word: Word): number {
  return word.baseline ?? word.box.y + 0.8 * word.box.height
}

/** A line of the given words (at least one, all of one page), left to right; words of Hebrew or Arabic as they are read. */
export function lineOf(words: readonly Word[]): Line {
  const sorted = [...words]
  if (!sorted.every((word, at) => at === 0 || word.box.x >= (sorted[at - 1]?.box.x ?? 0)))
    sorted.sort((a, b) => a.box.x - b.box.x)
  turnRightToLeft(sorted)
  let text = sorted[0]?.text ?? ''
  for (let at = 1; at < sorted.length; at++) text += ` ${sorted[at]?.text}`
  return { text, words: sorted, box: boxAround(sorted) }
}

/** Puts neighbouring words of a script that runs to the left in the order in which they are read. */
function turnRightToLeft(words: Word[]): void {
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (isRightToLeft(words[to])) to++
    if (to - from > 1) words.splice(from, to - from, ...words.slice(from, to).reverse())
    from = to
  }
}

function isRightToLeft(word: Word | undefined): boolean {
  const code = word?.text.charCodeAt(0) ?? 0
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfefc)
}

/** The smallest box around all words, on the first word's page. An empty list has an empty box on page 0. */
export function boxAround(words: readonly { box: Box }[]): Box {
  const first = words[0]
  if (!first) return { page: 0, x: 0, y: 0, width: 0, height: 0 }
  let { x, y } = first.box
  let right = x
  let bottom = y
  for (const { box } of words) {
    if (box.page !== first.box.page) continue
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { page: first.box.page, x, y, width: right - x, height: bottom - y }
}
