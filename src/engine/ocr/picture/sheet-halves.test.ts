import { describe, expect, it } from 'vitest'
import type { InkShape } from './find-shapes.ts'
import { halvesOf, maySheetBe } from './sheet-halves.ts'

const dpi = 200
const sheet = { width: 2200, height: 1700 }

const shapeAt = (left: number, top: number, width: number, height: number): InkShape => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  ink: width * height,
  runs: [],
})

/** Lines of letters from one place along the sheet to another. */
const lettersFrom = (from: number, to: number, high = 8): InkShape[] =>
  Array.from({ length: 40 }, (_, line) =>
    Array.from({ length: Math.floor((to - from) / 12) }, (_, at) =>
      shapeAt(from + 12 * at, 100 + 35 * line, 8, high),
    ),
  ).flat()

const twoPages = [...lettersFrom(70, 1030), ...lettersFrom(1170, 2130)]
const turned = (shapes: readonly InkShape[]): InkShape[] =>
  shapes.map(({ left, top, right, bottom }) => shapeAt(top, left, bottom - top, right - left))

describe('what may be a sheet with two pages', () => {
  it('has small print left and right of its middle, however it was fed', () => {
    expect(maySheetBe(sheet, twoPages, true, dpi)).toBe(true)
    expect(maySheetBe({ width: 1700, height: 2200 }, turned(twoPages), false, dpi)).toBe(true)
  })

  it('may have frames around its pages, a frame around both, and a speck between them', () => {
    const frames = [shapeAt(10, 10, 2180, 1680), shapeAt(60, 60, 1035, 1600), shapeAt(1105, 60, 1035, 1600)]
    expect(maySheetBe(sheet, [...twoPages, ...frames, shapeAt(1100, 700, 6, 6)], true, dpi)).toBe(true)
  })

  it.each([
    { what: 'stands upright', size: { width: 1700, height: 2200 }, shapes: lettersFrom(70, 1630) },
    { what: 'has lines across its middle', size: sheet, shapes: lettersFrom(70, 2130) },
    {
      what: 'has one line across its middle',
      size: sheet,
      shapes: [...twoPages, ...lettersFrom(1030, 1170).filter(({ top }) => top === 100)],
    },
    { what: 'has a rule across its middle', size: sheet, shapes: [...twoPages, shapeAt(70, 90, 2060, 3)] },
    {
      what: 'has print as large as a whole page',
      size: sheet,
      shapes: [...lettersFrom(70, 1030, 16), ...lettersFrom(1170, 2130, 16)],
    },
    { what: 'has hardly any print', size: sheet, shapes: twoPages.slice(0, 100) },
  ])('is not what $what', ({ size, shapes }) => {
    expect(maySheetBe(size, shapes, true, dpi)).toBe(false)
  })
})

describe('the halves of a sheet', () => {
  it('are parts of its picture, with their places in the file', () => {
    const raster = {
      width: 4,
      height: 2,
      channels: 1 as const,
      data: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]),
    }
    const flat = { raster, isPhoto: false, placeOf: (x: number, y: number) => ({ x: 10 * x, y: 10 * y }) }
    const beside = halvesOf(flat, true)
    expect(beside.map(({ raster: { data } }) => [...data])).toEqual([
      [1, 2, 5, 6],
      [3, 4, 7, 8],
    ])
    expect(beside[1].placeOf(1, 1)).toEqual({ x: 30, y: 10 })
    const below = halvesOf(flat, false)
    expect(below.map(({ raster: { data } }) => [...data])).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    expect(below[1].placeOf(1, 0)).toEqual({ x: 10, y: 10 })
  })
})
