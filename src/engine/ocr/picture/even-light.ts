import type { Raster } from '../../read/render-region.ts'

/** Pixels of a side of the squares in which the shade of the paper is looked for. */
const cell = 16
/** Share of a square's pixels that are darker than its paper, at most: a square full of letters still has paper. */
const darker = 0.8
/** Squares to each side whose lightest is the paper of one in the middle: shaded headings are narrower. */
const around = 2
/** Paper this light everywhere needs nothing; a scan of white paper is as light. */
const lightEnough = 240
/** No paper is darker, and dividing by less would make pictures of noise. */
const darkest = 40

/** Share of its paper that is not white on a photo; a scan may have a shaded banner. */
const mostOfScan = 0.4

interface EvenLight {
  raster: Raster
  /** True where the paper was not white, as no scanner leaves it. */
  isPhoto: boolean
}

/**
 * The picture with its paper white everywhere: each pixel divided by the shade of the paper around it. Photos are grey, and
 * darker to one side or under a hand. The same raster where the paper is white already.
 */
export function withEvenLight(raster: Raster): EvenLight {
  const { data, width, height } = raster
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const own = new Uint8Array(columns * rows)
  const counts = new Uint16Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      own[row * columns + column] = paperIn(raster, column, row, counts)
  const paper = lightest(own, columns, rows)
  const gray = paper.reduce((sum, shade) => sum + (shade < lightEnough ? 1 : 0), 0)
  if (gray === 0) return { raster, isPhoto: false }
  const even = new Uint8Array(width * height).fill(255)
  const across = Array.from({ length: rows }, (_, row) => shadesAcross(paper, row, columns, width))
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(rows - 1, y / cell - 0.5))
    const top = Math.min(rows - 1, Math.floor(v))
    const above = across[top]
    const below = across[Math.min(rows - 1, top + 1)]
    if (above === undefined || below === undefined) break
    const fy = v - top
    for (let x = 0; x < width; x++) {
      const shade = Math.max(darkest, (above[x] ?? 255) * (1 - fy) + (below[x] ?? 255) * fy)
      const own = data[y * width + x] ?? 255
      if (own < shade) even[y * width + x] = Math.round((own * 255) / shade)
    }
  }
  return { raster: { width, height, channels: 1, data: even }, isPhoto: gray > mostOfScan * paper.length }
}

/** The shade of the paper along the middle of a row of squares, for each pixel. */
function shadesAcross(paper: Uint8Array, row: number, columns: number, width: number): Float64Array {
  return Float64Array.from({ length: width }, (_, x) => {
    const u = Math.max(0, Math.min(columns - 1, x / cell - 0.5))
    const left = Math.min(columns - 1, Math.floor(u))
    const right = Math.min(columns - 1, left + 1)
    const fx = u - left
    return (paper[row * columns + left] ?? 255) * (1 - fx) + (paper[row * columns + right] ?? 255) * fx
  })
}

function paperIn({ data, width, height }: Raster, column: number, row: number, counts: Uint16Array): number {
  counts.fill(0)
  let pixels = 0
  for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y++)
    for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x++) {
      const shade = data[y * width + x] ?? 255
      counts[shade] = (counts[shade] ?? 0) + 1
      pixels += 1
    }
  let below = 0
  for (let shade = 0; shade < 256; shade++) {
    below += counts[shade] ?? 0
    if (below > darker * pixels) return shade
  }
  return 255
}

function lightest(own: Uint8Array, columns: number, rows: number): Uint8Array {
  const paper = new Uint8Array(own.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let most = 0
      for (let y = Math.max(0, row - around); y <= Math.min(rows - 1, row + around); y++)
        for (let x = Math.max(0, column - around); x <= Math.min(columns - 1, column + around); x++)
          most = Math.max(most, own[y * columns + x] ?? 0)
      paper[row * columns + column] = most
    }
  return paper
}
