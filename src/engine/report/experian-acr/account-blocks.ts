/** Splits the Accounts section into one block an account. 'Account Info' is the anchor of a block. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { isBold, plainText, sizeOf } from './report-lines.ts'

export type PartName =
  | 'info'
  | 'history'
  | 'guide'
  | 'balances'
  | 'additional'
  | 'historical'
  | 'contact'
  | 'comment'
  | 'statement'
  | 'reinvestigation'

export interface AccountBlock {
  /** The name as the heading prints it; it may wrap. */
  heading: Line[]
  /** 'Potentially Negative', 'Closed' and the like, between heading and anchor. */
  tags: Line[]
  /** A comment above the name: some prints set what is noted of an account there. */
  above: Line[]
  parts: Record<PartName, Line[]>
  /** Every line of the block, headings included. */
  lines: Line[]
}

const anchor = /^Account Info(rmation)?$/i
const partHeadings: [RegExp, PartName][] = [
  [anchor, 'info'],
  [/^Payment History$/i, 'history'],
  [/^Payment history guide$/i, 'guide'],
  [/^Balance Histor(ies|y)$/i, 'balances'],
  [/^Additional Info(rmation)?$/i, 'additional'],
  [/^Historical Info(rmation)?$/i, 'historical'],
  [/^Contact Info(rmation)?$/i, 'contact'],
  [/^Comments?$/i, 'comment'],
  [/^Your Statements?$/i, 'statement'],
  [/^Reinvestigation Info(rmation)?$/i, 'reinvestigation'],
]
const tag = /^(Potentially Negative|Closed|Negative|Account in Good Standing|Exceptional Payment History)$/i
/** Lines of one text follow each other within so many line heights. */
const leading = 1.95
/** A comment of fewer words would be hard to tell from a value. */
const fewestWords = 4
/** A name wraps to three lines at most in the narrowest print seen. */
const longestHeading = 4

/** The blocks in reading order; lines before the first block go to `unread`. */
export function accountBlocks(lines: readonly Line[], unread: (line: Line) => void): AccountBlock[] {
  const anchors = lines.flatMap((line, index) => (anchor.test(plainText(line)) ? [index] : []))
  const heads = anchors.map((index, i) => headOf(lines, index, i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1))
  lines.slice(0, heads[0]?.start ?? lines.length).forEach(unread)
  return heads.map((head, i) => {
    const all = lines.slice(head.start, heads[i + 1]?.start ?? lines.length)
    return {
      heading: head.heading,
      tags: head.tags,
      above: head.above,
      parts: partsOf(lines.slice(anchors[i], head.start + all.length)),
      lines: all,
    }
  })
}

/** Walks up from the anchor over the tags and the lines set in the heading's font. */
function headOf(lines: readonly Line[], anchorIndex: number, floor: number) {
  const anchorLine = lines[anchorIndex]
  const body = anchorLine ? sizeOf(anchorLine) : 0
  const heading: Line[] = []
  const tags: Line[] = []
  let start = anchorIndex
  for (let i = anchorIndex - 1; i >= floor && heading.length < longestHeading; i--) {
    const line = lines[i]
    if (!line) break
    const first = heading[0]
    if (heading.length === 0 && tag.test(plainText(line))) tags.unshift(line)
    else if (first ? isSameFont(line, first) : sizeOf(line) > 1.15 * body && isBold(line))
      heading.unshift(line)
    else break
    start = i
  }
  const above = commentAbove(lines.slice(floor, start), lines[start])
  return { start: start - above.length, heading, tags, above }
}

/** Sentences right above a name, nearer to it than to what stands above them. */
function commentAbove(lines: readonly Line[], name: Line | undefined): Line[] {
  const comment: Line[] = []
  let below = name
  for (const line of lines.toReversed()) {
    if (below === undefined || line.box.page !== below.box.page || isBold(line)) break
    if (segmentsOf(line).length > 1 || below.box.y - line.box.y > leading * line.box.height) break
    comment.unshift(line)
    below = line
  }
  const [first] = comment
  const before = lines.at(-1 - comment.length)
  const isApart =
    first !== undefined &&
    (before?.box.page !== first.box.page || first.box.y - before.box.y > leading * first.box.height)
  const text = comment.map(plainText).join(' ')
  return isApart && /[.)]$/.test(text) && text.split(' ').length >= fewestWords ? comment : []
}

const isSameFont = (line: Line, other: Line): boolean =>
  Math.abs(sizeOf(line) - sizeOf(other)) < 0.3 && isBold(line) === isBold(other)

function partsOf(lines: readonly Line[]): Record<PartName, Line[]> {
  const parts: Record<PartName, Line[]> = {
    info: [],
    history: [],
    guide: [],
    balances: [],
    additional: [],
    historical: [],
    contact: [],
    comment: [],
    statement: [],
    reinvestigation: [],
  }
  let current: PartName = 'info'
  for (const line of lines) {
    const text = plainText(line)
    const next = partHeadings.find(([pattern]) => pattern.test(text))?.[1]
    if (next) current = next
    else parts[current].push(line)
  }
  return parts
}
