/** How a scanned page lies: sideways or not, and tilted by how much. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'

/** Radians: ten degrees. Paper in a feeder is rarely tilted more than three, a page before a camera often is. */
const mostTilt = 0.18
/** First all tilts, far enough apart to tell which one is near; then those around it. */
const steps = { coarse: 0.003, fine: 0.0005 } as const
/** Below this a line of text stays a line, and turning would only blur it. */
const leastTilt = 0.0025
/** So many times as many letters have their nearest neighbour beside them as below them, where print runs along the page. */
const mostBelow = 2
/** So many times as many have it below them where print runs down the page, however exactly a table's columns line up. */
const mostBeside = 4

export interface Lie {
  /** Lines run along the page (true) or up and down it. */
  isUpright: boolean
  /** Radians by which lines fall to the right (positive) in the upright or turned page. */
  tilt: number
}

/**
 * Finds the direction in which the feet of letters line up. Cannot tell a page from the same page upside down.
 * @param shapes of the page, as findShapes gives them; only those of the size of letters are looked at
 */
export function lieOf(shapes: readonly InkShape[], dpi: number): Lie {
  const letters = shapes.filter(({ left, top, right, bottom }) => {
    const width = right - left
    const height = bottom - top
    return (
      Math.max(width, height) > dpi / 30 && Math.max(width, height) < dpi / 5 && Math.min(width, height) > 2
    )
  })
  const along = sharpest(
    letters.map((shape) => ({ at: shape.bottom, across: (shape.left + shape.right) / 2 })),
  )
  // Turned to the left once, what was the left side is the bottom: x' = y, y' = width - x.
  const leftDown = sharpest(
    letters.map((shape) => ({ at: -shape.left, across: (shape.top + shape.bottom) / 2 })),
  )
  const rightDown = sharpest(
    letters.map((shape) => ({ at: -shape.right, across: (shape.top + shape.bottom) / 2 })),
  )
  const sideways = leftDown.sharpness > rightDown.sharpness ? leftDown : rightDown
  const { beside, below } = neighboursOf(letters, dpi / 5)
  const areInLines = sideways.sharpness > 1.15 * along.sharpness && beside <= mostBelow * below
  if (areInLines || below > mostBeside * beside) return { isUpright: false, tilt: sideways.tilt }
  return { isUpright: true, tilt: along.tilt }
}

/**
 * How many letters stand closer to one beside them than to one below them, as those of words do, and how many closer to one below. A typewriter gives
 * each the same room, so that the letters of a list stand below each other as exactly as they stand on their lines.
 * @param farthest pixels between two letters of one word
 */
function neighboursOf(letters: readonly InkShape[], farthest: number): { beside: number; below: number } {
  const places = new Map<string, InkShape[]>()
  const placeOf = (x: number, y: number) => `${Math.floor(x / farthest)} ${Math.floor(y / farthest)}`
  for (const letter of letters) {
    const key = placeOf(letter.left, letter.top)
    const there = places.get(key)
    if (there === undefined) places.set(key, [letter])
    else there.push(letter)
  }
  let [beside, below] = [0, 0]
  for (const letter of letters) {
    let [across, down] = [farthest, farthest]
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1])
        for (const other of places.get(placeOf(letter.left + x * farthest, letter.top + y * farthest)) ??
          []) {
          const [gapAcross, gapDown] = [
            gapOf(letter.left, letter.right, other.left, other.right),
            gapOf(letter.top, letter.bottom, other.top, other.bottom),
          ]
          if (gapDown < 0 && gapAcross >= 0) across = Math.min(across, gapAcross)
          if (gapAcross < 0 && gapDown >= 0) down = Math.min(down, gapDown)
        }
    if (across < down) beside += 1
    if (down < across) below += 1
  }
  return { beside, below }
}

/** Between two spans; below 0 where they share a part. */
const gapOf = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(otherStart - end, start - otherEnd)

/** The tilt at which the feet fall on the fewest lines. */
function sharpest(feet: readonly { at: number; across: number }[]): { tilt: number; sharpness: number } {
  const sharpnessAt = sharpnessOf(feet)
  const level = sharpnessAt(0)
  const all = (middle: number, step: number, most: number) =>
    Array.from({ length: 2 * most + 1 }, (_, at) => middle + (at - most) * step).map((tilt) => ({
      tilt,
      sharpness: sharpnessAt(tilt),
    }))
  const sharpestOf = (looks: readonly Look[]) =>
    looks.reduce((best, each) => (each.sharpness > best.sharpness ? each : best))
  const near = sharpestOf(all(0, steps.coarse, Math.round(mostTilt / steps.coarse)))
  const looks = all(near.tilt, steps.fine, 8)
  const { sharpness } = sharpestOf([...looks, near])
  // Neighbours that are as good belong to one top, which is sharpest in its middle.
  const top = looks.filter((each) => each.sharpness >= 0.97 * sharpness)
  const tilt = top.reduce((sum, each) => sum + each.tilt * each.sharpness, 0) / weightOf(top)
  // A page without a tilt wins against one with nearly as good a tilt: turning blurs.
  const isLevel = Math.abs(tilt) < leastTilt || level >= 0.95 * sharpness
  return { tilt: isLevel ? 0 : tilt, sharpness }
}

interface Look {
  tilt: number
  sharpness: number
}

/** How few lines the feet fall on at a tilt: the sum of the squares of how many stand on each. */
function sharpnessOf(feet: readonly { at: number; across: number }[]): (tilt: number) => number {
  const at = Float64Array.from(feet, (foot) => foot.at)
  const across = Float64Array.from(feet, (foot) => foot.across)
  const furthest = feet.reduce((most, foot) => Math.max(most, Math.abs(foot.at), Math.abs(foot.across)), 0)
  // A tilt moves a foot by less than its distance.
  const middle = Math.ceil(furthest) + 1
  const rows = new Uint32Array(2 * middle + 1)
  return (tilt) => {
    const fall = Math.tan(tilt)
    rows.fill(0)
    let sharpness = 0
    for (let i = 0; i < at.length; i++) {
      const row = middle + Math.round(((at[i] ?? 0) - (across[i] ?? 0) * fall) / 2)
      const count = rows[row] ?? 0
      rows[row] = count + 1
      sharpness += 2 * count + 1
    }
    return sharpness
  }
}

const weightOf = (looks: readonly Look[]) => looks.reduce((sum, each) => sum + each.sharpness, 0) || 1

/** Where a place of the straightened raster lies in the one it was made from: turned about the middle. */
export function tiltedPlace(x: number, y: number, tilt: number, width: number, height: number) {
  const dx = x - width / 2
  const dy = y - height / 2
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos }
}

/** The raster with its lines level; what comes in from outside is white. Shades are mixed of four neighbours. */
export function straightened(raster: Raster, tilt: number): Raster {
  if (tilt === 0) return raster
  const { data, width, height } = raster
  const level = new Uint8Array(width * height).fill(255)
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  for (let y = 0; y < height; y++) {
    let fromX = width / 2 - (width / 2) * cos - (y - height / 2) * sin
    let fromY = height / 2 - (width / 2) * sin + (y - height / 2) * cos
    for (let x = 0; x < width; x++) {
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      if (left >= 0 && top >= 0 && left < width - 1 && top < height - 1) {
        const at = top * width + left
        const a = data[at] ?? 255
        const b = data[at + 1] ?? 255
        const c = data[at + width] ?? 255
        const d = data[at + width + 1] ?? 255
        // Most of a page is paper, of which nothing needs to be mixed.
        if ((a & b & c & d) !== 255) {
          const u = fromX - left
          const v = fromY - top
          level[y * width + x] = Math.round((a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v)
        }
      }
      fromX += cos
      fromY += sin
    }
  }
  return { width, height, channels: 1, data: level }
}
