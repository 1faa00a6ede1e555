/** Pixels row by row, `channels` bytes each. */
interface Pixels {
  width: number
  height: number
  channels: number
  data: Uint8Array
}

/** A sheet's height for its width (US letter), with room to move the cut. */
const sheet = 1.29
/** How far above the sheet's end a row without letters is looked for, as a part of the sheet. */
const searched = 0.25
/** Every how many points of a row are compared: letters are wider. */
const step = 2

/** A sheet ends this much later where what is left would be hardly anything. */
const tallest = 1.2

const sheetHeightOf = (width: number) => Math.round(width * sheet)

/** How many sheets such a picture makes at least: said by its size alone, before a point of it is looked at. */
export function leastSheets({ width, height }: Pick<Pixels, 'width' | 'height'>): number {
  return Math.ceil(height / (sheetHeightOf(width) * tallest))
}

/**
 * Where a long screenshot is cut into sheets: at the most even row near the end of each, so that no cut goes through a
 * line of text.
 */
export function cutsOf(picture: Pixels): { top: number; height: number }[] {
  const { width, height } = picture
  const sheetHeight = sheetHeightOf(width)
  const cuts: { top: number; height: number }[] = []
  let top = 0
  while (height - top > sheetHeight * tallest) {
    const end = evenRow(picture, top + Math.round(sheetHeight * (1 - searched)), top + sheetHeight)
    cuts.push({ top, height: end - top })
    top = end
  }
  cuts.push({ top, height: height - top })
  return cuts
}

/** The middle of the longest run of the most even rows from `from` to `to`. */
function evenRow(picture: Pixels, from: number, to: number): number {
  let best = { change: Number.POSITIVE_INFINITY, length: 0, at: to }
  let run = { change: Number.NaN, start: from }
  for (let row = from; row < to; row += 1) {
    const change = changeAlong(picture, row)
    if (change !== run.change) run = { change, start: row }
    const length = row - run.start + 1
    if (change < best.change || (change === best.change && length > best.length))
      best = { change, length, at: run.start + Math.floor(length / 2) }
  }
  return best.at
}

/** How much the points of a row differ from their neighbours: 0 for an even row. Sums of small noise count as even. */
function changeAlong({ width, channels, data }: Pixels, row: number): number {
  let sum = 0
  const start = row * width * channels
  for (let x = step; x < width; x += step) {
    const at = start + x * channels
    const difference = Math.abs((data[at] ?? 0) - (data[at - step * channels] ?? 0))
    if (difference > 24) sum += difference
  }
  return sum
}
