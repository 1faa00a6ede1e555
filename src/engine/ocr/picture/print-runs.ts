/** Print as it stands in the picture, before anything of it is read: letters side by side on one line are a run. */
import type { InkShape } from './find-shapes.ts'

/** Letters side by side, no wider apart than words are; in pixels. */
export interface PrintRun {
  left: number
  top: number
  right: number
  bottom: number
  letters: number
  /** Where most of its letters stand. */
  baseline: number
  /** Of its capitals. */
  height: number
}

/** Sizes of shapes that are print, as shares of an inch: dots and grain are smaller, pictures and two lines that touch larger. */
const print = { least: 0.02, most: 0.3 } as const
/** A page crammed with print has half as many patches of ink: more are grain, which is looked at no closer. */
const mostOfPrint = 15_000
/** A gap between two words, in heights of a capital. */
const widestSpace = 0.9
/** Share of the lower shape that stands beside the other one. */
const beside = 0.4
/** What tells the foot of a line: letters, not commas. */
const letters = 0.6

export const isGrain = (shapes: readonly InkShape[]): boolean => shapes.length > mostOfPrint

/**
 * The runs of print among these shapes, each shape in one of them.
 * @param dpi dots an inch of the picture
 */
export function printRuns(shapes: readonly InkShape[], dpi: number): PrintRun[] {
  const own = shapes
    .filter(({ left, top, right, bottom }) => {
      const most = Math.max(right - left, bottom - top)
      return most >= print.least * dpi && most <= print.most * dpi
    })
    .sort((a, b) => a.left - b.left)
  const owners = own.map((_, at) => at)
  const ownerOf = (at: number): number => {
    let owner = at
    while (owners[owner] !== owner) owner = owners[owner] ?? owner
    owners[at] = owner
    return owner
  }
  for (const [at, shape] of own.entries()) {
    for (let next = at + 1; next < own.length; next++) {
      const other = own[next]
      if (other === undefined || other.left - shape.right > widestSpace * print.most * dpi) break
      if (isBeside(shape, other)) owners[ownerOf(next)] = ownerOf(at)
    }
  }
  const runs = new Map<number, InkShape[]>()
  for (const [at, shape] of own.entries()) {
    const owner = ownerOf(at)
    const run = runs.get(owner)
    if (run === undefined) runs.set(owner, [shape])
    else run.push(shape)
  }
  return [...runs.values()].map(runOf)
}

function isBeside(shape: InkShape, other: InkShape): boolean {
  const heights = [shape.bottom - shape.top, other.bottom - other.top] as const
  const shared = Math.min(shape.bottom, other.bottom) - Math.max(shape.top, other.top)
  return (
    other.left - shape.right <= widestSpace * Math.max(...heights) && shared >= beside * Math.min(...heights)
  )
}

function runOf(shapes: InkShape[]): PrintRun {
  const heights = shapes.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  const height = heights[Math.floor(0.8 * (heights.length - 1))] ?? 0
  const feet = shapes
    .filter(({ top, bottom }) => bottom - top >= letters * height)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b)
  return {
    left: Math.min(...shapes.map(({ left }) => left)),
    top: Math.min(...shapes.map(({ top }) => top)),
    right: Math.max(...shapes.map(({ right }) => right)),
    bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
    letters: shapes.length,
    baseline: feet[Math.floor((feet.length - 1) / 2)] ?? 0,
    height,
  }
}
