import { describe, expect, it } from 'vitest'
import type { Raster } from '../read/render-region.ts'
import { columnsApart } from './columns-apart.ts'

const [width, height] = [800, 1000]

/** A page with ink where rows stand: from and to across, top; each ten pixels high. */
function pageOf(rows: readonly [from: number, to: number, top: number][]): Raster {
  const data = new Uint8Array(width * height).fill(255)
  for (const [from, to, top] of rows)
    for (let y = top; y < top + 10; y++) data.fill(0, y * width + from, y * width + to)
  return { width, height, channels: 1, data }
}
const column = (from: number, to: number, first: number, apart: number) =>
  Array.from({ length: 30 }, (_, at): [number, number, number] => [from, to, first + at * apart])
const isInk = ({ data }: Raster, x: number, y: number) => (data[y * width + x] ?? 255) < 170

describe('columns apart', () => {
  it('are two columns whose rows do not stand level', () => {
    const [left, right] = columnsApart(
      pageOf([...column(50, 380, 100, 24), ...column(420, 750, 107, 25)]),
    ) ?? [null, null]
    expect(left && [isInk(left, 100, 105), isInk(left, 500, 112)]).toEqual([true, false])
    expect(right && [isInk(right, 100, 105), isInk(right, 500, 112)]).toEqual([false, true])
  })

  it('leave a heading over both columns whole, with the left one', () => {
    const [left, right] = columnsApart(
      pageOf([[50, 700, 40], ...column(50, 380, 100, 24), ...column(420, 750, 107, 25)]),
    ) ?? [null, null]
    expect(left && [isInk(left, 100, 45), isInk(left, 650, 45)]).toEqual([true, true])
    expect(right && isInk(right, 650, 45)).toBe(false)
  })

  it.each([
    ['a table, whose rows stand level', [...column(50, 380, 100, 24), ...column(420, 750, 101, 24)]],
    ['lines of one column', column(50, 750, 100, 24)],
    ['nothing', []],
  ])('are not %s', (_name, rows) => {
    expect(columnsApart(pageOf(rows as [number, number, number][]))).toBeNull()
  })
})
