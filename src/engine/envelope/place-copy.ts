import type { CopiedPage, MarkedBox } from '../read/copied-pages.ts'
import type { PageFrame } from '../read/page-frame.ts'

/** Letter, in points. */
export const sheet = { width: 612, height: 792 } as const
/** Where a copy stands on its sheet: left of it the numbers of the items, above it what it is a copy of. */
const area = { x: 62, y: 84, width: 528, height: 682 } as const

/** A copy on its sheet. Boxes in points from the sheet's top left corner. */
export interface PlacedCopy {
  box: MarkedBox
  marks: MarkedBox[]
  /** One a line that is marked, with the items that quote it: '1', '2, 5'. */
  tabs: { y: number; height: number; label: string }[]
  /** From the copy's page space to the sheet's: a b c d e f of PDF's cm. */
  matrix: readonly [number, number, number, number, number, number]
}

/** A page as large as it fits, never enlarged beyond its own size by more than a picture of a card needs. */
export function placeCopy({ frame, marks }: CopiedPage, items: readonly (readonly number[])[]): PlacedCopy {
  const scale = Math.min(area.width / frame.width, area.height / frame.height)
  const at = (box: MarkedBox): MarkedBox => ({
    x: area.x + box.x * scale,
    y: area.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  })
  const placed = marks.flatMap((mark, index) =>
    mark === null ? [] : [{ box: at(mark), items: items[index] ?? [] }],
  )
  return {
    box: at({ x: 0, y: 0, width: frame.width, height: frame.height }),
    marks: placed.map(({ box }) => box),
    tabs: tabsOf(placed),
    matrix: matrixOf(frame, scale),
  }
}

/** Marks side by side are one line of the page: a three-bureau print quotes three values of it. */
function tabsOf(marks: readonly { box: MarkedBox; items: readonly number[] }[]): PlacedCopy['tabs'] {
  const rows: { top: number; bottom: number; items: Set<number> }[] = []
  for (const { box, items } of [...marks].sort((a, b) => a.box.y - b.box.y)) {
    const last = rows.at(-1)
    if (last && box.y < last.bottom) {
      last.bottom = Math.max(last.bottom, box.y + box.height)
      for (const item of items) last.items.add(item)
    } else rows.push({ top: box.y, bottom: box.y + box.height, items: new Set(items) })
  }
  return rows.map(({ top, bottom, items }) => ({
    y: top,
    height: bottom - top,
    label: [...items].sort((a, b) => a - b).join(', '),
  }))
}

/** The frame leads to points from the top left corner, downwards; the sheet's own space runs upwards. */
function matrixOf({ xx, xy, x0, yx, yy, y0 }: PageFrame, scale: number): PlacedCopy['matrix'] {
  return [
    scale * xx,
    -scale * yx,
    scale * xy,
    -scale * yy,
    area.x + scale * x0,
    sheet.height - area.y - scale * y0,
  ]
}
