import { describe, expect, it } from 'vitest'
import { closeupOf, labelAndMark, markedBox } from './label-and-mark.ts'

const kinds: Record<string, number[]> = {
  ' ': [255, 255, 255, 255],
  '.': [255, 228, 138, 255],
  '#': [20, 33, 61, 255],
}
const raster = (...rows: string[]) => rows.flatMap((row) => [...row].flatMap((each) => kinds[each] ?? []))

describe('label and value of a marked line', () => {
  it('begin where the words left of the mark begin, over the gaps between them, not over a wide one', () => {
    const rows = [
      '##            ## ##      .....  ##',
      '##            ## ##      .#.#.  ##',
      '##            ## ##      .....  ##',
    ]
    expect(labelAndMark(raster(...rows), 34)).toEqual({ left: 14, right: 30 })
  })

  it('are the mark alone where nothing stands left of it, and nothing where nothing is marked', () => {
    expect(labelAndMark(raster('   ...  ', '   .#.  '), 8)).toEqual({ left: 3, right: 6 })
    expect(labelAndMark(raster('## ##   ', '## ##   '), 8)).toBeNull()
  })

  it('are told from the thin frame around the mark', () => {
    const rows = ['##    ## #.....#  ', '##    ## #.#.#.#  ', '##    ## #.....#  ']
    expect(labelAndMark(raster(...rows), 18)).toEqual({ left: 6, right: 15 })
  })

  it('do not count what stands on another line', () => {
    const rows = ['## ##          ', '       ........', '       ........', '##             ']
    expect(labelAndMark(raster(...rows), 15)).toEqual({ left: 7, right: 15 })
  })
})

describe('the mark of a line', () => {
  it('is what is highlighted, alone: nothing may be printed beside the label that it is on', () => {
    const rows = ['##       ......   ', '##       .#..#.   ', '##       ......   ']
    expect(markedBox(raster(...rows), 18)).toEqual({ left: 9, right: 15, top: 0, bottom: 3 })
  })

  it('is nowhere in a picture without highlighter, and one stray pixel is none', () => {
    expect(markedBox(raster('## ##', '## ##'), 5)).toBeNull()
    expect(markedBox(raster('.# ##', '## ##'), 5)).toBeNull()
  })
})

describe('the close look at a line', () => {
  it('holds label and value at once, as large as they fit', () => {
    const { width, scrollLeft } = closeupOf({ left: 400, right: 1000 }, 1100, 350)
    const scale = width / 1100
    expect(400 * scale - scrollLeft).toBeGreaterThanOrEqual(0)
    expect(1000 * scale - scrollLeft).toBeLessThanOrEqual(350)
    expect(scale).toBeGreaterThan(0.5)
  })

  it('is never coarser than seven tenths of its pixels, nor smaller than the whole picture in its frame', () => {
    expect(closeupOf({ left: 500, right: 560 }, 1100, 350).width).toBe(770)
    expect(closeupOf({ left: 0, right: 1100 }, 1100, 350)).toEqual({ width: 350, scrollLeft: 0 })
  })

  it('makes no small picture larger than it is', () => {
    expect(closeupOf({ left: 10, right: 200 }, 480, 640)).toEqual({ width: 480, scrollLeft: 0 })
  })
})
