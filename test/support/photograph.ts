import { flattened } from '../../src/engine/ocr/picture/flatten-page.ts'
import { straightened } from '../../src/engine/ocr/picture/straighten.ts'
import type { Raster } from '../../src/engine/read/render-region.ts'

/** How a photo of a page was taken. */
export interface Camera {
  /** Radians by which the page lies turned. */
  tilt?: number
  /** Share by which the upper edge is shorter than the lower one, as before a camera that is held aslant. */
  slant?: number
  /** Share of the light that is missing at the right lower corner. */
  shadow?: number
  /** Shades by which pixels differ at most without a reason. */
  noise?: number
  /** Share of the page around it that is a dark table; 0 for a page that fills the picture. */
  table?: number
  seed?: number
}

/** A photo of a page: the same picture for the same seed. Gray. */
export function photograph(page: Raster, camera: Camera = {}): Raster {
  const { tilt = 0, slant = 0, shadow = 0, noise = 0, table = 0, seed = 1 } = camera
  const laid = onTable(page, table)
  // The rotation brings white in from outside the table, so that the table is made wide enough and cut again.
  const turned = tilt === 0 ? laid : straightened(laid, tilt)
  const { width, height } = turned
  const cut = table === 0 ? 0 : table / 3
  const [x, y] = [cut * width, cut * height]
  const aside = slant * width
  const seen = flattened(
    turned,
    // What is further away is smaller: more of the table is seen beside the upper edge.
    [
      { x: x - aside / 2, y },
      { x: width - x + aside / 2, y },
      { x: width - x - aside / 2, y: height - y },
      { x: x + aside / 2, y: height - y },
    ],
    Math.max(page.width, page.height),
  ).raster
  const random = randomOf(seed)
  const data = seen.data.map((shade, at) => {
    const [u, v] = [(at % seen.width) / seen.width, Math.floor(at / seen.width) / seen.height]
    const light = 1 - shadow * (0.3 + 0.7 * u * v) * (shadow === 0 ? 0 : 1)
    return Math.max(0, Math.min(255, Math.round(shade * light + (random() - 0.5) * 2 * noise)))
  })
  return { ...seen, data }
}

const tableShade = 62

function onTable(page: Raster, share: number): Raster {
  if (share === 0) return page
  const [left, top] = [Math.round(page.width * share), Math.round(page.height * share)]
  const [width, height] = [page.width + 2 * left, page.height + 2 * top]
  const data = new Uint8Array(width * height).fill(tableShade)
  for (let y = 0; y < page.height; y++)
    data.set(page.data.subarray(y * page.width, (y + 1) * page.width), (y + top) * width + left)
  return { width, height, channels: 1, data }
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
