import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from './find-shapes.ts'
import { levelLayers } from './level-layers.ts'
import { withoutLeaders } from './without-leaders.ts'

const [width, height, dpi] = [800, 1000, 200]
/** Pixels: of a letter, and from one letter to the next. */
const [wide, high, step] = [8, 14, 12]

type Print = readonly [left: number, foot: number, letters: number]

/** A page with letters, each a block of ink, on the lines that these prints stand on. */
function pageOf(prints: readonly Print[]): Raster {
  const data = new Uint8Array(width * height).fill(250)
  for (const [left, foot, letters] of prints)
    for (let at = 0; at < letters; at += 1)
      for (let y = foot - high; y < foot; y += 1)
        data.fill(20, y * width + left + at * step, y * width + left + at * step + wide)
  return { width, height, channels: 1, data }
}
const layersOf = (page: Raster) => levelLayers(page, findShapes(page, Number.POSITIVE_INFINITY), dpi)
const isInk = ({ data }: Raster, [left, foot]: Print) => (data[(foot - 4) * width + left + 2] ?? 255) < 170

/** Which of the pictures shows a print. */
const layerOf = (layers: readonly Raster[], print: Print) =>
  layers.flatMap((layer, at) => (isInk(layer, print) ? [at] : []))

describe('layers of level rows', () => {
  it.each([1, 3])('part a value of one line from the two lines of its label, %d times', (count) => {
    const cells = Array.from({ length: count }, (_, at) => at).map((at): [Print, Print, Print] => [
      [60, 100 + 80 * at, 7],
      [60, 124 + 80 * at, 6],
      [300, 112 + 80 * at, 9],
    ])
    const layers = layersOf(pageOf(cells.flat())) ?? []
    for (const [upper, lower, value] of cells) {
      expect(layerOf(layers, upper)).toEqual([0])
      expect(layerOf(layers, lower)).toEqual([0])
      expect(layerOf(layers, value)).toEqual([1])
    }
  })

  it('part two columns whose lines do not stand level, and leave a heading over both whole', () => {
    const rows = Array.from({ length: 20 }, (_, at): [Print, Print] => [
      [50, 120 + 24 * at, 20],
      [420, 127 + 25 * at, 20],
    ])
    const heading: Print = [50, 60, 45]
    const layers = layersOf(pageOf([heading, ...rows.flat()])) ?? []
    expect(layerOf(layers, heading)).toEqual([0])
    expect(layers.length).toBeGreaterThan(1)
    for (const layer of layers) {
      const [left, right] = [rows.map(([own]) => own), rows.map(([, own]) => own)].map((own) =>
        own.filter((print) => isInk(layer, print)).map(([, foot]) => foot),
      )
      const isAslant = (left ?? []).some((foot) =>
        (right ?? []).some((other) => Math.abs(foot - other) > 0.3 * high && Math.abs(foot - other) < high),
      )
      expect(isAslant).toBe(false)
    }
  })

  it.each<[string, Print[]]>([
    [
      'a table, whose rows stand level',
      [0, 1, 2, 3, 4].flatMap((at): Print[] => [
        [50, 100 + 24 * at, 9],
        [420, 101 + 24 * at, 9],
      ]),
    ],
    ['lines of one column', [0, 1, 2, 3, 4].map((at): Print => [50, 100 + 24 * at, 40])],
    [
      'a number of the page a little above the foot beside it',
      [
        [50, 900, 30],
        [700, 894, 3],
      ],
    ],
    ['nothing', []],
  ])('are not made of %s', (_name, prints) => {
    expect(layersOf(pageOf(prints))).toBeNull()
  })

  it('are not looked for in grain', () => {
    const grain = pageOf([])
    for (let y = 4; y < height - 4; y += 6)
      for (let x = 4; x < width - 4; x += 8)
        for (let down = 0; down < 4; down += 1)
          grain.data.fill(20, (y + down) * width + x, (y + down) * width + x + 4)
    const shapes = findShapes(grain, Number.POSITIVE_INFINITY)
    expect(shapes.length).toBeGreaterThan(15_000)
    expect(levelLayers(grain, shapes, dpi)).toBeNull()
    expect(withoutLeaders(grain, shapes, dpi).picture).toBe(grain)
  })
})
