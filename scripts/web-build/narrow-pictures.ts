import { convertIndexedToRgb, decode } from 'fast-png'
import { palettePng } from '../../src/engine/read/palette-png.ts'
import { markedBox } from '../../src/web/features/review/label-and-mark.ts'
import { columnHasInk, type Print, printOf } from '../../src/web/features/review/torn-words.ts'

/** Columns left white beside the words. */
const margin = 12

interface Picture {
  png: Uint8Array
  width: number
  height: number
}

interface Decoded {
  rgb: Uint8Array
  print: Print
  /** Where the labels begin and end, and where the values do. */
  labels: { from: number; to: number }
  values: { from: number; to: number }
}

/**
 * The same lines for a narrow screen: between labels and values, and behind the longest value, a report leaves room that a phone has not. It
 * is cut out, and no word is. All in one width, so that they are drawn at one scale.
 * @throws where labels and values do not stand apart: half of a word must not be shown
 */
export function narrowPictures(pngs: readonly Uint8Array[]): Picture[] {
  const all = pngs.map(decoded)
  const labels = spanOf(all.map((each) => each.labels))
  const values = spanOf(all.map((each) => each.values))
  const widthOfLabels = labels.to - labels.from + 2 * margin
  const width = widthOfLabels + values.to - values.from + margin
  return all.map(({ rgb, print }) => {
    const data = new Uint8Array(width * print.height * 3).fill(255)
    for (let row = 0; row < print.height; row += 1) {
      const copy = (from: number, to: number, at: number) =>
        data.set(
          rgb.subarray((row * print.width + from) * 3, (row * print.width + to) * 3),
          (row * width + at) * 3,
        )
      copy(labels.from - margin, labels.to + margin, 0)
      copy(values.from, values.to + margin, widthOfLabels)
    }
    return {
      png: palettePng({ width, height: print.height, channels: 3, data }),
      width,
      height: print.height,
    }
  })
}

function decoded(png: Uint8Array): Decoded {
  const { width, height, ...rest } = decode(png)
  const rgb = new Uint8Array(convertIndexedToRgb({ width, height, ...rest }))
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  const print = printOf(rgba, width)
  const mark = markedBox(rgba, width)
  const hasInk = (column: number) => columnHasInk(print, column, { top: 0, bottom: height })
  const inked = Array.from({ length: width }, (_, column) => column).filter(hasInk)
  const beginOfMark = mark?.left ?? 0
  const columns = Array.from({ length: beginOfMark }, (_, at) => beginOfMark - at)
  const gap = columns.find((column) => isBlank(hasInk, column - 2 * margin, column))
  const [first] = inked
  const last = inked.at(-1)
  if (first === undefined || last === undefined || gap === undefined || first >= gap)
    throw new Error('Labels and values of the proof do not stand apart.')
  const labels = inked.filter((column) => column < gap)
  return {
    rgb,
    print,
    labels: { from: first, to: (labels.at(-1) ?? first) + 1 },
    values: { from: gap, to: last + 1 },
  }
}

function isBlank(hasInk: (column: number) => boolean, from: number, to: number): boolean {
  for (let column = from; column < to; column += 1) if (column < 0 || hasInk(column)) return false
  return true
}

const spanOf = (spans: readonly { from: number; to: number }[]) => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
})
