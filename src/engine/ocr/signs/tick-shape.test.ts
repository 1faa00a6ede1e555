import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from '../picture/find-shapes.ts'
import { cleanPicture } from './clean-picture.ts'
import { isSolidSquare, isTick } from './tick-shape.ts'

/** A picture of '#' and '.', each drawn as a square of `zoom` pixels. */
function drawn(rows: string[], zoom = 4): Raster {
  const [width, height] = [(rows[0]?.length ?? 0) * zoom, rows.length * zoom]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = rows[Math.floor(y / zoom)]?.[Math.floor(x / zoom)] === '#' ? 0 : 255
  return { width, height, channels: 1, data }
}

const tick = ['.......#', '......##', '.....##.', '#...##..', '##.##...', '.###....', '..#.....']
const letterV = ['#......#', '##....##', '.#....#.', '.##..##.', '..#..#..', '..####..', '...##...']
const slash = ['.......#', '......##', '.....##.', '....##..', '...##...', '..##....', '.##.....']
const letterJ = ['.....##.', '.....##.', '.....##.', '.....##.', '##...##.', '##..###.', '.#####..']
const square = ['########', '########', '########', '########', '########', '########', '########']

const onlyShape = (rows: string[]) => {
  const [shape, ...more] = findShapes(drawn(rows), 400)
  if (!shape || more.length > 0) throw new Error('not one shape')
  return shape
}

describe('shapes of a scan', () => {
  it('tell a check mark from letters that look like it', () => {
    expect(isTick(onlyShape(tick), 300)).toBe(true)
    for (const other of [letterV, slash, letterJ, square]) expect(isTick(onlyShape(other), 300)).toBe(false)
  })

  it('tell no check mark in a drawing far larger or smaller than one', () => {
    const [huge] = findShapes(drawn(tick, 12), 400)
    const [tiny] = findShapes(drawn(tick, 1), 400)
    expect(huge && isTick(huge, 300)).toBe(false)
    expect(tiny && isTick(tiny, 300)).toBe(false)
  })

  it('tell a filled square from a check mark', () => {
    expect(isSolidSquare(onlyShape(square), 300)).toBe(true)
    expect(isSolidSquare(onlyShape(tick), 300)).toBe(false)
  })

  it('are parted where ink does not touch, and joined where it does, also corner to corner', () => {
    expect(findShapes(drawn(['#.#', '#.#', '###']), 400)).toHaveLength(1)
    expect(findShapes(drawn(['#.#', '.#.', '#.#']), 400)).toHaveLength(1)
    expect(findShapes(drawn(['#.#', '#.#', '#.#']), 400)).toHaveLength(2)
  })
})

describe('the picture given to character recognition', () => {
  it('keeps letters in one piece that have the outline of a check mark inside a word', () => {
    const beside = tick.map((row, at) => `${letterJ[at]}${row}`)
    const alone = tick.map((row, at) => `${letterJ[at]}...${row}`)
    expect(cleanPicture(drawn(beside), 300).ticks).toHaveLength(0)
    expect(cleanPicture(drawn(alone), 300).ticks).toHaveLength(1)
  })

  it('has no check mark and no frame, and keeps the letters', () => {
    const frame = Array.from({ length: 40 }, (_, y) =>
      Array.from({ length: 60 }, (_, x) => (y === 0 || y === 39 || x === 0 || x === 59 ? '#' : '.')),
    )
    const put = (rows: string[], left: number, top: number) => {
      rows.forEach((row, y) => {
        ;[...row].forEach((mark, x) => {
          const line = frame[top + y]
          if (line && mark === '#') line[left + x] = '#'
        })
      })
    }
    put(tick, 10, 10)
    put(letterJ, 40, 20)
    const picture = drawn(frame.map((line) => line.join('')))
    const { text, ticks } = cleanPicture(picture, 300)
    expect(ticks).toHaveLength(1)
    const left = findShapes(text, 4000)
    expect(left.map(({ left: x, top }) => [x, top])).toEqual([[40 * 4, 20 * 4]])
    // The page itself is left as it was: pictures of evidence show everything.
    expect(findShapes(picture, 4000)).toHaveLength(3)
  })
})
