import { encode } from 'fast-png'
import type { Raster } from './render-region.ts'

const mostColours = 256

/**
 * A colour raster as a PNG with a palette of at most 256 colours, a quarter of the size of full colour. Text in one ink
 * on one paper has few; where there are more, near shades are one, the lightest of them.
 */
export function palettePng(raster: Raster): Uint8Array {
  for (const bits of [6, 4, 3]) {
    const found = indexColours(raster, 8 - bits)
    if (found) return write(raster, found)
  }
  // Two bits a channel: 64 colours at most.
  return write(raster, indexColours(raster, 6) ?? { palette: [[255, 255, 255]], indexes: new Uint8Array() })
}

interface Indexed {
  palette: number[][]
  indexes: Uint8Array
}

function indexColours({ data, width, height }: Raster, drop: number): Indexed | null {
  const seen = new Map<number, number>()
  const palette: number[][] = []
  const indexes = new Uint8Array(width * height)
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const r = data[pixel * 3] ?? 255
    const g = data[pixel * 3 + 1] ?? 255
    const b = data[pixel * 3 + 2] ?? 255
    const shade = ((r >> drop) << 16) | ((g >> drop) << 8) | (b >> drop)
    const known = seen.get(shade)
    const lightest = known === undefined ? undefined : palette[known]
    if (known === undefined || lightest === undefined) {
      if (palette.length === mostColours) return null
      seen.set(shade, palette.length)
      indexes[pixel] = palette.length
      palette.push([r, g, b])
    } else {
      indexes[pixel] = known
      if (r + g + b > (lightest[0] ?? 0) + (lightest[1] ?? 0) + (lightest[2] ?? 0)) palette[known] = [r, g, b]
    }
  }
  return { palette, indexes }
}

function write({ width, height }: Raster, { palette, indexes }: Indexed): Uint8Array {
  return encode({ width, height, data: indexes, channels: 1, depth: 8, palette }, { zlib: { level: 6 } })
}
