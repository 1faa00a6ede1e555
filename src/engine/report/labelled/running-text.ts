/** How lines of running text are set, and which of them are one text. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Printed } from '../credit-report.ts'
import { parted } from '../parted.ts'
import { readText, textOf } from '../printed-values.ts'

const icon = /^[\ue000-\uf8ff]+$/

/** A line's text without the private-use icons that stand before headings. */
export function plainText(line: Line): string {
  return textOf(line.words.some(isIcon) ? line.words.filter((word) => !isIcon(word)) : line.words)
}

/** Hardly any word is: its first letter tells that sooner than a pattern. */
function isIcon({ text }: Word): boolean {
  const code = text.charCodeAt(0)
  return code >= 0xe000 && code <= 0xf8ff && icon.test(text)
}

/** The largest font size in the line. */
export const largestOf = (line: Line): number => Math.max(...line.words.map((word) => word.size))

export const isBold = (line: Line): boolean => line.words.every((word) => word.bold || icon.test(word.text))

/** '-' in any of its shapes, an empty circle or box, or nothing: the label is printed and its value is not. */
export const isBlank = (text: string): boolean =>
  /^[-\u2010-\u2015\u2212\u25cb\u25ef\u25a1\u2b1c\s]*$/.test(text)

/**
 * The Comment section: 'Current:' and 'Previous:' remarks.
 * The current remarks, wrapped ones joined. Previous ones no longer describe the account and are not kept.
 */
export function readComments(lines: readonly Line[], pageWidth: number): Printed<string>[] {
  const current: Line[] = []
  let open = true
  for (const line of lines) {
    const text = plainText(line)
    if (/^Current:/i.test(text)) open = true
    if (/^Previous:/i.test(text)) open = false
    const rest = line.words.filter((word) => !/^(Current|Previous):$/i.test(word.text))
    if (open && rest.length > 0 && !/^(None|-|–)\.?$/i.test(textOf(rest)))
      current.push({ ...line, words: rest })
  }
  return paragraphs(current, pageWidth)
}

/** Lines to paragraphs: a line goes on when it fills the width or does not end a sentence that the next continues. */
export function paragraphs(lines: readonly Line[], pageWidth: number): Printed<string>[] {
  const groups = parted(lines, (line, last) => !continues(last, line, pageWidth))
  return groups.flatMap((group) => readText(group.flatMap(({ words }) => words)) ?? [])
}

function continues(last: Line, next: Line, pageWidth: number): boolean {
  if (/^[a-z(]/.test(textOf(next.words))) return true
  const fills = last.box.x + last.box.width > 0.8 * pageWidth
  return fills && !/[.!?]$/.test(textOf(last.words))
}

/** Said above the accounts and of no account. */
export const introduction =
  /^(These|Typically|Adverse|To help you|For your protection|The key|The (following|most common)|This (section|information|includes)|Below|We |Your |You |Some |Most |Please |If you |Items |Accounts? (in good|that|includes?|are|below|listed)|Payment history is|Negative information)\b.{20,}/i

/** Rows of one paragraph follow each other within this many row heights, top to top. */
const leading = 1.9

/**
 * Drops the paragraphs that begin with one of the explanations this layout prints.
 * @param isContent true for a row that no explanation has, such as a label: where values stand below their labels a table
 * is set like running text, and the explanation above it ends at its first row
 */
export function withoutExplanations(
  lines: Line[],
  openings: RegExp,
  isContent: (line: Line) => boolean = () => false,
): Line[] {
  return parted(lines, (line, above) => !goesOn(above, line)).flatMap((paragraph) => {
    if (!openings.test(paragraph[0]?.text ?? '')) return paragraph
    const end = paragraph.findIndex((line, at) => at > 0 && isContent(line))
    return end === -1 ? [] : paragraph.slice(end)
  })
}

/** Rows of one paragraph stand near each other; a page break ends none that goes on at the same left edge. */
function goesOn(above: Line, below: Line): boolean {
  const [first, next] = [above.words[0], below.words[0]]
  if (first === undefined || next === undefined || first.bold !== next.bold) return false
  if (Math.abs(first.size - next.size) > 0.5 || Math.abs(above.box.x - below.box.x) > 2) return false
  // Running text has no gaps in its rows; a table that stands closely above or below does.
  if (segmentsOf(above).length > 1 || segmentsOf(below).length > 1) return false
  if (above.box.page !== below.box.page) return !/[.!?]$/.test(above.text)
  return below.box.y - above.box.y < leading * Math.max(above.box.height, below.box.height)
}

/**
 * Running text in a column: which rows are one text that wrapped, and which are texts of their own.
 * A row ends a text when the next row's first word would still have fitted behind it, or stands clearly farther below.
 * @param rows the words of each row, top to bottom
 * @param right right edge of the column, in points
 */
export function columnParagraphs(rows: readonly Word[][], right: number): Word[][] {
  const filled = rows.filter((row) => row.length > 0)
  return parted(filled, ([first], above) => endsText(above.at(-1), first, right)).map((part) => part.flat())
}

function endsText(before: Word | undefined, first: Word | undefined, right: number): boolean {
  if (before === undefined || first === undefined) return false
  const room = right - before.box.x - before.box.width - 0.3 * first.size
  // Over a page break no distance says anything; whether there was room still does.
  const isOnPage = before.box.page === first.box.page
  const gap = isOnPage ? first.box.y - before.box.y - before.box.height : 0
  return gap > first.size || room > first.box.width + 0.8 * first.size
}
