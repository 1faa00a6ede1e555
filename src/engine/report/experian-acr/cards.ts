/** Items laid out as cards in two or three columns, such as names and addresses. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'

/** Columns start at least this far apart, in points. */
const columnWidth = 45
/** Lines of one card follow each other at about 1.35 times the font size; cards are set further apart. */
const samePitch = 1.75

/**
 * Groups the segments of some lines into cards, in reading order.
 * @param ends tells from a segment's text that its card ends with it, as 'Name ID #59938' does; `belongs` that a segment
 *   after the end is still of that card, as the kind of an address is.
 */
export function cardsOf(
  lines: readonly Line[],
  ends: (text: string) => boolean = () => false,
  belongs: (text: string) => boolean = () => false,
): Line[][] {
  const columns: { x: number; cards: { lines: Line[]; ended: boolean }[] }[] = []
  for (const line of lines) {
    for (const segment of segmentsOf(line)) {
      let column = columns.find(({ x }) => Math.abs(x - segment.box.x) < columnWidth)
      if (!column) {
        column = { x: segment.box.x, cards: [] }
        columns.push(column)
      }
      const card = column.cards[column.cards.length - 1]
      const last = card?.lines[card.lines.length - 1]
      if (card && last && follows(last, segment) && (!card.ended || belongs(segment.text)))
        card.lines.push(segment)
      else column.cards.push({ lines: [segment], ended: false })
      const open = column.cards[column.cards.length - 1]
      if (open && ends(segment.text)) open.ended = true
    }
  }
  return columns.flatMap(({ cards }) => cards.map((card) => card.lines)).sort((a, b) => order(a) - order(b))
}

function follows(last: Line, next: Line): boolean {
  if (last.box.page !== next.box.page) return true
  const size = Math.max(last.words[0]?.size ?? 0, next.words[0]?.size ?? 0)
  return bottom(next) - bottom(last) < samePitch * size
}

const bottom = (line: Line): number => line.box.y + line.box.height

/** Page, then row (cards of a row start within a few points), then column. */
function order(card: readonly Line[]): number {
  const box = lineOf(card[0]?.words ?? []).box
  return box.page * 1e7 + Math.round(box.y / 4) * 1e4 + box.x
}
