/** Which part of a page a picture of evidence shows, and how large. */
import type { PageFrame } from './page-frame.ts'
import type { Box } from './positioned-text.ts'
import type { Region } from './render-region.ts'

/** Pixels. A letter page's whole width is drawn at 129 dpi; seven lines are high enough, and of a
 *  cell twelve months with their heading. */
const most = { width: 1100, height: 220, heightOfCell: 270 } as const
/** Pixels a point: at 2 small print is sharp, at 1.2 it can still be read. */
const scales = { most: 2, least: 1.2 } as const
/** Points above and below the box: about two lines. */
const context = 26
/** Points above a cell of a table: as far as the picture is high, down to a line below the cell. */
const aboveCell = 130
const belowCell = 10
/** Points that the frame stands off the text. */
const standOff = 1.5
/** Points beside the frame, so that it never touches the picture's edge. */
const beside = 4

/** Pixels within the picture. */
export interface MarkedPlace {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Crop {
  region: Region
  marked: MarkedPlace
}

/**
 * The crop around a box of a page: the page's width, two lines above and below. Of a page wider than the picture may be,
 * the part around the box; a box too large for the picture is cut at the right or at the bottom.
 * Of a cell more is shown above than below: the heading of its column stands there.
 * Null for a box that is not on the page.
 */
export function cropOfBox(frame: PageFrame, turn: number, box: Box, isCell = false): Crop | null {
  const left = Math.max(0, box.x - standOff)
  const top = Math.max(0, box.y - standOff)
  const right = Math.min(frame.width, box.x + box.width + standOff)
  const bottom = Math.min(frame.height, box.y + box.height + standOff)
  if (!(right > left && bottom > top)) return null
  const scale = Math.min(scales.most, Math.max(scales.least, most.width / frame.width))
  const width = Math.min(frame.width, most.width / scale)
  const [above, below] = isCell ? [aboveCell, belowCell] : [context, context]
  const height = Math.min(
    frame.height,
    (isCell ? most.heightOfCell : most.height) / scale,
    bottom - top + above + below,
  )
  const x = within((left + right - width) / 2, Math.min(left - beside, frame.width - width))
  const y = within(isCell ? bottom + below - height : top - above, frame.height - height)
  const region = {
    left: Math.floor(x * scale),
    top: Math.floor(y * scale),
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    pageWidth: Math.round(frame.width * scale),
    pageHeight: Math.round(frame.height * scale),
    turn,
  }
  const marked = {
    left: Math.floor(left * scale) - region.left,
    top: Math.floor(top * scale) - region.top,
    right: Math.min(region.width, Math.ceil(right * scale) - region.left),
    bottom: Math.min(region.height, Math.ceil(bottom * scale) - region.top),
  }
  return { region, marked }
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
