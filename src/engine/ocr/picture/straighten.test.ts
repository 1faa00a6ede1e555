import { beforeAll, describe, expect, it } from 'vitest'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { withDocument } from '../../read/open-document.ts'
import { type Raster, renderRegion } from '../../read/render-region.ts'
import { findShapes } from './find-shapes.ts'
import { lieOf, straightened, tiltedPlace } from './straighten.ts'

const lines = Array.from(
  { length: 20 },
  (_, i) => `BT /F1 10 Tf 60 ${720 - 30 * i} Td (Account number ${1000 + i} balance past due) Tj ET`,
).join('\n')

describe('how a scanned page lies', () => {
  let upright: Raster
  let sideways: Raster
  beforeAll(async () => {
    await withDocument(tinyPdf(lines), undefined, ({ pdfium, document }) => {
      const page = pdfium.calls.FPDF_LoadPage(document, 0)
      const draw = (width: number, height: number, turn: number) =>
        renderRegion(
          pdfium,
          page,
          { left: 0, top: 0, width, height, pageWidth: width, pageHeight: height, turn },
          'gray',
        )
      const [a, b] = [draw(1700, 2200, 0), draw(2200, 1700, 1)]
      if (!a || !b) throw new Error('not drawn')
      upright = a
      sideways = b
    })
  })
  const lie = (raster: Raster) => lieOf(findShapes(raster, 60), 200)

  it('is upright and level for a page that is', () => {
    expect(lie(upright)).toEqual({ isUpright: true, tilt: 0 })
  })

  it('is sideways for a page fed sideways', () => {
    expect(lie(sideways).isUpright).toBe(false)
  })

  it.each([-0.03, 0.012, 0.04])('is found when it is tilted by %d, and made level', (tilt) => {
    const tilted = straightened(upright, -tilt)
    expect(lie(tilted).tilt).toBeCloseTo(tilt, 2)
    const level = straightened(tilted, lie(tilted).tilt)
    expect(lie(level)).toEqual({ isUpright: true, tilt: 0 })
  })

  it('is upright for a list of a typewriter, whose letters stand below each other as exactly as beside each other', () => {
    const letter = (line: number, at: number) => {
      const [left, bottom] = [100 + 17 * at, 100 + 27 * line + (at % 3 === line % 3 ? 5 : 0)]
      return { left, top: bottom - 16, right: left + 12, bottom, ink: 80, runs: [] }
    }
    const list = Array.from({ length: 50 }, (_, line) =>
      Array.from({ length: 12 }, (__, at) => letter(line, at)),
    )
    expect(lieOf(list.flat(), 200).isUpright).toBe(true)
  })

  it('is sideways for a table fed sideways, whose columns line up more exactly than its lines', () => {
    // Four figures a cell in the columns of a table that has a few lines, seen from its side.
    const figure = (line: number, column: number, at: number) => {
      const [top, right] = [
        100 + 100 * column + 9 * at,
        300 + 60 * line + ((7 * column ** 2 + 11 * line ** 2 + 5 * column * line) % 25),
      ]
      return { left: right - 10, top, right, bottom: top + 7, ink: 40, runs: [] }
    }
    const table = Array.from({ length: 12 }, (_, line) =>
      Array.from({ length: 20 }, (__, column) => [0, 1, 2, 3].map((at) => figure(line, column, at))),
    )
    expect(lieOf(table.flat(2), 200).isUpright).toBe(false)
  })

  it('is level for an empty page', () => {
    expect(lieOf([], 200)).toEqual({ isUpright: true, tilt: 0 })
  })

  it('gives places of the level page back where they are on the tilted one', () => {
    const tilt = 0.04
    const tilted = straightened(upright, -tilt)
    const level = straightened(tilted, tilt)
    const [mark] = findShapes(level, 60).filter(({ bottom, top }) => bottom - top > 10)
    if (!mark) throw new Error('no letter')
    const place = tiltedPlace((mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2, tilt, 1700, 2200)
    const there = findShapes(tilted, 60).some(
      ({ left, right, top, bottom }) =>
        Math.abs((left + right) / 2 - place.x) < 3 && Math.abs((top + bottom) / 2 - place.y) < 3,
    )
    expect(there).toBe(true)
  })
})
