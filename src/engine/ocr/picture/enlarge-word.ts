import type { Raster } from '../../read/render-region.ts'
import type { Place } from './mask-signs.ts'

/** Pixels of page around a word, and of white around those. */
const around = 4
const white = 10

/** The word's part of the page, twice as large, on white. */
export function enlarged({ data, width: rasterWidth, height: rasterHeight }: Raster, word: Place): Raster {
  const left = Math.max(0, word.left - around)
  const top = Math.max(0, word.top - around)
  const columns = Math.max(1, Math.min(rasterWidth - 1, word.right + around) - left)
  const rows = Math.max(1, Math.min(rasterHeight - 1, word.bottom + around) - top)
  const width = 2 * (columns + 2 * white)
  const height = 2 * (rows + 2 * white)
  const large = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < 2 * rows; y++) {
    for (let x = 0; x < 2 * columns; x++) {
      const at = (top + (y >> 1)) * rasterWidth + left + (x >> 1)
      const [right, below] = [x & 1, (y & 1) * rasterWidth]
      const sum =
        (data[at] ?? 255) +
        (data[at + right] ?? 255) +
        (data[at + below] ?? 255) +
        (data[at + below + right] ?? 255)
      large[(y + 2 * white) * width + x + 2 * white] = sum >> 2
    }
  }
  return { width, height, channels: 1, data: large }
}
