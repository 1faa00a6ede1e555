/** Glyphs to words: split at spaces, at gaps and where the baseline or the direction changes. */
import { boxIn, type PageFrame } from './page-frame.ts'
import type { Glyph } from './page-glyphs.ts'
import type { Word } from './positioned-text.ts'

/** Share of the font size that a gap must have to be a word gap; a space is about 0.28, tracking stays under 0.1. */
const wordGap = 0.18
/** cos 10 degrees: text that runs more askew than this is a watermark, not a line of the page. */
const straight = 0.985

/**
 * Direction in which most of the page's text runs, as displayed: 0 right, 1 down, 2 left, 3 up.
 * A page printed sideways without /Rotate has 1 or 3.
 */
export function mainDirection(glyphs: readonly Glyph[], frame: PageFrame): number {
  const counts = [0, 0, 0, 0]
  for (const glyph of glyphs) {
    const direction = directionOf(glyph, frame)
    if (direction >= 0) counts[direction] = (counts[direction] ?? 0) + 1
  }
  return counts.indexOf(Math.max(...counts))
}

function directionOf(glyph: Glyph, frame: PageFrame): number {
  const x = frame.xx * glyph.dirX + frame.xy * glyph.dirY
  const y = frame.yx * glyph.dirX + frame.yy * glyph.dirY
  if (x > straight) return 0
  if (y > straight) return 1
  if (x < -straight) return 2
  if (y < -straight) return 3
  return -1
}

interface OpenWord {
  text: string
  left: number
  /** Where its last letter begins. */
  lastLeft: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
}

/** Words in the order of the file (not the reading order). Text that does not run along the frame is left out. */
export function wordsOf(glyphs: readonly Glyph[], frame: PageFrame, pageNumber: number): Word[] {
  const words: Word[] = []
  let open: OpenWord | null = null
  const close = () => {
    if (open === null) return
    words.push({
      text: open.text.normalize('NFC'),
      box: {
        page: pageNumber,
        x: open.left,
        y: open.top,
        width: open.right - open.left,
        height: open.bottom - open.top,
      },
      size: open.size,
      bold: open.bold,
      baseline: open.baseline,
    })
    open = null
  }
  for (const glyph of glyphs) {
    if (directionOf(glyph, frame) !== 0) continue
    const box = boxIn(frame, glyph.left, glyph.bottom, glyph.right, glyph.top)
    const baseline = frame.yx * glyph.originX + frame.yy * glyph.originY + frame.y0
    const right = box.x + box.width
    const current: OpenWord | null = open
    if (current === null || glyph.breakBefore || !continues(current, glyph, box.x, right, baseline)) {
      close()
      open = {
        text: glyph.text,
        left: box.x,
        lastLeft: box.x,
        right,
        top: box.y,
        bottom: box.y + box.height,
        baseline,
        size: glyph.size,
        bold: glyph.bold,
      }
    } else {
      current.text += glyph.text
      current.left = Math.min(current.left, box.x)
      current.lastLeft = box.x
      current.right = Math.max(current.right, right)
      current.top = Math.min(current.top, box.y)
      current.bottom = Math.max(current.bottom, box.y + box.height)
    }
  }
  close()
  return words
}

function continues(word: OpenWord, glyph: Glyph, left: number, right: number, baseline: number): boolean {
  if (Math.abs(baseline - word.baseline) > 0.3 * word.size) return false
  const gap = left - word.right
  if (gap < wordGap * glyph.size && gap > -0.6 * glyph.size) return true
  // The letters of a ligature ('fi') come one by one, each with the box of the whole sign.
  if (left === word.lastLeft && right === word.right) return true
  return rightToLeft.test(glyph.text) && isLeftOf(word, glyph, right)
}

/** Letters of Hebrew, Arabic and the scripts between them come in the order in which they are read. */
const rightToLeft = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

function isLeftOf(word: OpenWord, glyph: Glyph, right: number): boolean {
  const gap = word.left - right
  return rightToLeft.test(word.text) && gap < wordGap * glyph.size && gap > -0.6 * glyph.size
}
