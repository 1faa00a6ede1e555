import type { Raster } from '../../read/render-region.ts'
import type { Corners, Point } from './page-corners.ts'

/** A picture made of another one, and where each of its places came from. */
export interface Flattened {
  raster: Raster
  /** Pixels of the picture it was made of. */
  from(x: number, y: number): Point
}

/**
 * The page between four corners, seen from straight above (a plane projective map), its longer side so many pixels long.
 * Shades are mixed of four neighbours.
 */
export function flattened(raster: Raster, corners: Corners, longest: number): Flattened {
  const [a, b, c, d] = corners
  const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  const across = (length(a, b) + length(d, c)) / 2
  const down = (length(a, d) + length(b, c)) / 2
  const scale = longest / Math.max(across, down, 1)
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))]
  const from = fromSquare(corners, width, height)
  const data = new Uint8Array(width * height).fill(255)
  const place = { x: 0, y: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      from(x, y, place)
      data[y * width + x] = shadeAt(raster, place.x, place.y)
    }
  return { raster: { width, height, channels: 1, data }, from: (x, y) => from(x, y, { x: 0, y: 0 }) }
}

function shadeAt({ data, width, height }: Raster, x: number, y: number): number {
  // Without lists in between: this is done for each pixel.
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const u = x - left
  const v = y - top
  const at = top * width + left
  const a = data[at] ?? 255
  const b = data[at + 1] ?? 255
  const c = data[at + width] ?? 255
  const d = data[at + width + 1] ?? 255
  return Math.round((a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v)
}

/**
 * The projective map from an upright rectangle to four corners (Heckbert, 1989, section 2.2.2). It writes into the place
 * that it is given: a page has millions of them.
 */
function fromSquare([a, b, c, d]: Corners, width: number, height: number) {
  const [dx1, dy1] = [b.x - c.x, b.y - c.y]
  const [dx2, dy2] = [d.x - c.x, d.y - c.y]
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const of = dx1 * dy2 - dx2 * dy1 || 1
  const g = (sx * dy2 - dx2 * sy) / of
  const h = (dx1 * sy - sx * dy1) / of
  return (x: number, y: number, place: Point): Point => {
    const u = x / width
    const v = y / height
    const w = g * u + h * v + 1
    place.x = ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w
    place.y = ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w
    return place
  }
}
