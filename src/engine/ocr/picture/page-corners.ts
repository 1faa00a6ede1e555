import type { Raster } from '../../read/render-region.ts'

export interface Point {
  x: number
  y: number
}

/** Corners of the paper, clockwise from the upper left, in pixels of the picture. */
export type Corners = readonly [Point, Point, Point, Point]

/** Pixels of the longer side of the copy in which the paper is looked for. */
const small = 320
/** Share of the picture that the paper covers at least; what is smaller is a card or a reflection. */
const least = 0.3
/** Share of the four-cornered shape that is paper: a thing with a bite out of it is no page. */
const filled = 0.88
/** Shades between the table and the paper: less is a shadow. */
const apart = 40
/** Pixels of the copy within which lines of print vanish. */
const reach = 2

/**
 * The four corners of a light page on a darker ground; null where the page fills the picture, or nothing like a page is seen.
 * @param raster gray
 */
export function pageCorners(raster: Raster): Corners | null {
  const copy = smaller(raster)
  const closed = lightened(copy.raster)
  const limit = parting(closed)
  if (limit === null) return null
  const page = largestLight(closed, limit)
  const { width, height } = closed
  if (page.length < least * width * height || fillsEdges(page, width, height)) return null
  const corners = extremes(page, width)
  const area = areaOf(corners)
  if (page.length < filled * area || area < least * width * height || !isPageLike(corners)) return null
  const inPicture = ({ x, y }: Point) => ({ x: (x + 0.5) * copy.step, y: (y + 0.5) * copy.step })
  const [a, b, c, d] = corners
  return [inPicture(a), inPicture(b), inPicture(c), inPicture(d)]
}

function smaller({ data, width, height }: Raster): { raster: Raster; step: number } {
  const step = Math.max(1, Math.floor(Math.max(width, height) / small))
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  const means = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let y = row * step; y < (row + 1) * step; y++)
        for (let x = column * step; x < (column + 1) * step; x++) sum += data[y * width + x] ?? 0
      means[row * columns + column] = sum / (step * step)
    }
  return { raster: { width: columns, height: rows, channels: 1, data: means }, step }
}

/** Lines of print vanish in the paper around them: the lightest neighbour, and then its edge taken back. */
function lightened(raster: Raster): Raster {
  const { width, height, data } = raster
  // The lightest within two pixels to each side; the darkest is the lightest of the negative. First along rows, then down.
  const lightest = (from: Uint8Array) => along(along(from, width, height, 1), height, width, width)
  const negative = (from: Uint8Array) => from.map((shade) => 255 - shade)
  return { ...raster, data: negative(lightest(negative(lightest(data)))) }
}

/** Each pixel as the lightest of itself and two to each side in its line; lines lie `step` apart from pixel to pixel. */
function along(data: Uint8Array, length: number, lines: number, step: number): Uint8Array {
  const chosen = new Uint8Array(data.length)
  const between = step === 1 ? length : 1
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++) {
      let value = 0
      for (let i = Math.max(0, at - reach); i <= Math.min(length - 1, at + reach); i++)
        value = Math.max(value, data[line * between + i * step] ?? 0)
      chosen[line * between + at * step] = value
    }
  return chosen
}

/** The shade that best parts dark from light (Otsu, 1979); null where the two are hardly apart. */
function parting({ data }: Raster): number | null {
  const counts = new Float64Array(256)
  let all = 0
  for (const shade of data) {
    counts[shade] = (counts[shade] ?? 0) + 1
    all += shade
  }
  let best = { limit: 0, spread: 0, gap: 0 }
  let [dark, darkSum] = [0, 0]
  for (let shade = 0; shade < 255; shade++) {
    dark += counts[shade] ?? 0
    darkSum += shade * (counts[shade] ?? 0)
    const light = data.length - dark
    if (dark === 0 || light === 0) continue
    const gap = (all - darkSum) / light - darkSum / dark
    const spread = dark * light * gap * gap
    if (spread > best.spread) best = { limit: shade, spread, gap }
  }
  return best.gap < apart ? null : best.limit
}

/** Places of the largest connected light patch. */
function largestLight({ data, width, height }: Raster, limit: number): number[] {
  const seen = new Uint8Array(data.length)
  let largest: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || (data[start] ?? 0) <= limit) continue
    const patch = [start]
    seen[start] = 1
    for (let next = 0; next < patch.length; next++) {
      const at = patch[next] ?? 0
      const x = at % width
      for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (to < 0 || to >= width * height || seen[to] === 1 || (data[to] ?? 0) <= limit) continue
        seen[to] = 1
        patch.push(to)
      }
    }
    if (patch.length > largest.length) largest = patch
  }
  return largest
}

/** True where there is no ground to be seen around the page: the picture is the page. */
function fillsEdges(page: readonly number[], width: number, height: number): boolean {
  let onEdge = 0
  for (const at of page) {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) onEdge += 1
  }
  return onEdge > 0.8 * (2 * (width + height) - 4)
}

/** The outermost places towards the four corners of the picture. */
function extremes(page: readonly number[], width: number): Corners {
  const furthest = (toRight: number, down: number): Point => {
    let best = { x: 0, y: 0, score: Number.NEGATIVE_INFINITY }
    for (const at of page) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const score = toRight * x + down * y
      if (score > best.score) best = { x, y, score }
    }
    return { x: best.x, y: best.y }
  }
  return [furthest(-1, -1), furthest(1, -1), furthest(1, 1), furthest(-1, 1)]
}

function areaOf(corners: Corners): number {
  return Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )
}

/** Opposite sides of a page that lies before a camera are nearly as long as each other. */
function isPageLike([a, b, c, d]: Corners): boolean {
  const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  const alike = (one: number, other: number) => Math.min(one, other) > 0.65 * Math.max(one, other)
  return alike(length(a, b), length(d, c)) && alike(length(a, d), length(b, c))
}
