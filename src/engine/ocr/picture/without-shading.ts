/** Cells with a light ground: the border between print and ground that is right for white paper reads letters into it ('[CODISEE' of '90 60 30'). */
import type { Raster } from '../../read/render-region.ts'

/** Pixels of a side of the squares in which the ground is looked for. */
const cell = 4
/** Squares to each side that hold ground beside the strokes of a letter. */
const around = 2
/** The ground of a shaded cell: what is darker is a bar or a sign, what is lighter is paper. */
const ground = { darkest: 175, lightest: 236 } as const
/** Shaded squares fewer than this share of a page are stains. */
const fewest = 0.002

/** The picture with light grounds as white as paper, and the print on them as much darker; the same one where there is none. */
export function withoutShading(page: Raster): Raster {
  const { data, width, height } = page
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const own = groundsOf(page, columns, rows)
  const closed = spread(spread(own, columns, rows, Math.max), columns, rows, Math.min)
  const isShaded = (shade: number) => shade >= ground.darkest && shade <= ground.lightest
  let shaded = 0
  for (const shade of closed) if (isShaded(shade)) shaded += 1
  if (shaded < fewest * closed.length) return page
  const even = data.slice()
  for (const [square, shade] of closed.entries()) {
    if (!isShaded(shade)) continue
    const [left, top] = [(square % columns) * cell, Math.floor(square / columns) * cell]
    for (let y = top; y < Math.min(height, top + cell); y++)
      for (let x = left; x < Math.min(width, left + cell); x++) {
        const at = y * width + x
        even[at] = Math.min(255, Math.round(((data[at] ?? 255) * 255) / shade))
      }
  }
  return { ...page, data: even }
}

/** The lightest pixel of each square. */
function groundsOf({ data, width, height }: Raster, columns: number, rows: number): Uint8Array {
  const grounds = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / cell)
      const shade = data[y * width + x] ?? 255
      if (shade > (grounds[at] ?? 0)) grounds[at] = shade
    }
  }
  return grounds
}

/** Each square as the most, or the least, of those around it; along rows, then along columns. */
function spread(
  own: Uint8Array,
  columns: number,
  rows: number,
  of: (one: number, other: number) => number,
): Uint8Array {
  const across = new Uint8Array(own.length)
  const down = new Uint8Array(own.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let best = own[row * columns + column] ?? 255
      for (let at = Math.max(0, column - around); at <= Math.min(columns - 1, column + around); at++)
        best = of(best, own[row * columns + at] ?? 255)
      across[row * columns + column] = best
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let best = across[row * columns + column] ?? 255
      for (let at = Math.max(0, row - around); at <= Math.min(rows - 1, row + around); at++)
        best = of(best, across[at * columns + column] ?? 255)
      down[row * columns + column] = best
    }
  return down
}
