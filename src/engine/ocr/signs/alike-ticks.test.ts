import { describe, expect, it } from 'vitest'
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from '../picture/find-shapes.ts'
import { cleanPicture } from './clean-picture.ts'
import { isTick } from './tick-shape.ts'

const zoom = 2
const dpi = 200
const tick = ['.......#', '......##', '.....##.', '#...##..', '##.##...', '.###....', '..#.....']
/** The same mark with a stroke that has grown on to it, as noise or a fold leaves one: no outline of a check mark. */
const specked = ['#......#', '#.....##', '#....##.', '#...##..', '##.##...', '.###....', '..#.....']
const letterV = ['#......#', '##....##', '.#....#.', '.##..##.', '..#..#..', '..####..', '...##...']
const seven = ['########', '......##', '.....##.', '....##..', '...##...', '..##....', '.##.....']

/** A payment history: each sign in a cell of 20 by 14 squares of `zoom` pixels. */
function history(rows: readonly (readonly string[][])[]): Raster {
  const [width, height] = [20 * zoom * (rows[0]?.length ?? 0), 14 * zoom * rows.length]
  const data = new Uint8Array(width * height).fill(255)
  rows.forEach((row, down) => {
    row.forEach((sign, across) => {
      sign.forEach((line, y) => {
        ;[...line].forEach((mark, x) => {
          if (mark !== '#') return
          const [left, top] = [(20 * across + 6 + x) * zoom, (14 * down + 4 + y) * zoom]
          for (let v = 0; v < zoom; v++)
            data.fill(0, (top + v) * width + left, (top + v) * width + left + zoom)
        })
      })
    })
  })
  return { width, height, channels: 1, data }
}
const five = [tick, tick, tick, tick, tick]

describe('a check mark among many of a payment history', () => {
  it('is one though a speck has grown on to it, less surely, and is not left to be read as a letter', () => {
    const page = history([five, [tick, specked, tick, tick, tick], five, five])
    const specks = findShapes(page, 100).filter((shape) => !isTick(shape, dpi))
    expect(specks).toHaveLength(1)
    const { text, ticks, alikeTicks } = cleanPicture(page, dpi)
    expect(ticks).toHaveLength(19)
    expect(alikeTicks).toHaveLength(1)
    expect(Math.abs((alikeTicks[0]?.left ?? 0) - 26 * zoom)).toBeLessThanOrEqual(zoom)
    expect(text.data.every((shade) => shade === 255)).toBe(true)
  })

  it.each([
    ['V', letterV],
    ['7', seven],
  ])('is told from the %s of another month, which stays to be read', (_name, sign) => {
    const page = history([five, [tick, sign, tick, tick, tick], five, five])
    const { text, ticks, alikeTicks } = cleanPicture(page, dpi)
    expect([ticks.length, alikeTicks.length]).toEqual([19, 0])
    expect(findShapes(text, 100)).toHaveLength(1)
  })

  it('is not looked for where there are few, or in a column that has none', () => {
    const few = history([[tick, specked, tick, tick, tick], [tick]])
    expect(cleanPicture(few, dpi).alikeTicks).toEqual([])
    const page = history([five, five, [...five, specked]])
    expect(cleanPicture(page, dpi).alikeTicks).toEqual([])
  })

  it('is none where a part of a letter has its outline by chance and looks otherwise', () => {
    const thin = ['.......#', '......#.', '......#.', '.....#..', '#...#...', '.#..#...', '..##....']
    const page = history([five, [tick, thin, tick, tick, tick], five, five])
    const chance = findShapes(page, 100).filter((shape) => isTick(shape, dpi))
    expect(chance).toHaveLength(20)
    expect(cleanPicture(page, dpi).ticks).toHaveLength(19)
  })
})
