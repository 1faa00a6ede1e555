/** What was read from pages that needed recognition, marked as such: how sure each value is, and where it stands in the file. */
import type { PlacedPage } from '../read/placed-page.ts'
import type { Box, Word } from '../read/positioned-text.ts'

/** A value from a scan is never as sure as text: it always needs the client's confirmation. */
const surest = 0.99

/**
 * A copy of anything made of these pages, with the confidence of every printed value (what has `value`, `raw`, `box` and
 * `confidence`) and every box where the file has it. A value of a recognised page is as sure as the least sure word in its
 * box; one without a word in its box is not sure at all. A value of a page with text stays as sure as it is.
 */
export function withConfidence<T>(read: T, placed: readonly PlacedPage[]): T {
  const pages = new Map(placed.map((each) => [each.page.number, each]))
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    if (isBox(value)) return pages.get(value.page)?.placeInFile(value) ?? value
    const copied = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]))
    const isText = isPrinted(value) && pages.get(value.box.page)?.isRecognised === false
    const isSure = isText || 'isSaid' in value
    return isPrinted(value) && !isSure ? { ...copied, confidence: confidenceOf(value.box, placed) } : copied
  }
  return copy(read) as T
}

/**
 * How sure the least sure word in a box is (of the page as read, not of the file): 0 to 0.99, 0 without a word; 1 on a page
 * with text.
 */
export function confidenceOf(box: Box, placed: readonly PlacedPage[]): number {
  const own = placed.find(({ page }) => page.number === box.page)
  return own?.isRecognised === false ? 1 : confidenceIn(box, own?.page.words ?? [])
}

function confidenceIn(box: Box, words: readonly Word[]): number {
  let least: number | null = null
  for (const word of words) {
    if (word.confidence === undefined || !isInside(word.box, box)) continue
    least = Math.min(least ?? 1, word.confidence)
  }
  return Math.min(surest, least ?? 0)
}

function isInside(word: Box, box: Box): boolean {
  const x = word.x + word.width / 2
  const y = word.y + word.height / 2
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function isBox(value: object): value is Box {
  return ['page', 'x', 'y', 'width', 'height'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'number',
  )
}

function isPrinted(value: object): value is { box: Box; confidence: number } {
  return 'raw' in value && 'value' in value && 'confidence' in value && 'box' in value
}
