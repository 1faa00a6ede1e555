/** The same report on other paper: smaller, two pages to a sheet, in another order, behind another report. */
import type { Box, Mark, Page, Word } from '../../../src/engine/read/positioned-text.ts'
import { seededRandom } from '../../recovery/seeded-random.ts'
import { type PdfObjects, putTogether, takeApart } from '../hard-files/pdf-objects.ts'
import { numbered, wordsInRows } from './words-in-rows.ts'

interface Move {
  scale: number
  x: number
  y: number
}

/** Reprinted at 94 per cent, with wider margins. */
export function reprinted(pages: readonly Page[]): Page[] {
  return pages.map((page) => moved(page, { scale: 0.94, x: 22, y: 31 }))
}

/** Two pages side by side on each sheet, as wide as two of them. */
export function twoUp(pages: readonly Page[]): Page[] {
  const sheets = Array.from({ length: Math.ceil(pages.length / 2) }, (_, at) =>
    pages.slice(at * 2, at * 2 + 2),
  )
  return numbered(
    sheets.flatMap(([first, second]) => {
      if (first === undefined) return []
      const scale = first.height / (2 * first.width)
      const one = moved(first, { scale, x: 0, y: 0 })
      const other = second && moved(second, { scale, x: scale * first.width, y: 0 })
      return [
        {
          ...first,
          width: 2 * scale * first.width,
          height: scale * first.height,
          words: [...one.words, ...(other?.words ?? [])],
          marks: [...one.marks, ...(other?.marks ?? [])],
        },
      ]
    }),
  )
}

/** Both reports in one file, in that order. */
export function merged(pages: readonly Page[], others: readonly Page[]): Page[] {
  return numbered([...pages, ...others])
}

export function pagesShuffled(pages: readonly Page[], seed: number): Page[] {
  return numbered(shuffled(pages, seed))
}

/** The lines of each page written in another order, at the same places. */
export function linesShuffled(pages: readonly Page[], seed: number): Page[] {
  return pages.map((page) => ({ ...page, words: shuffled(wordsInRows(page), seed + page.number).flat() }))
}

/** The PDF with each page turned by so many degrees, as a scanner's or a printer's program turns it. */
export function turnedPdf(bytes: Uint8Array, degrees: 90 | 180 | 270): Uint8Array {
  const objects: PdfObjects = takeApart(bytes)
  for (const [number, body] of objects.bodies) {
    if (!/\/Type\s*\/Page\b(?!s)/.test(body)) continue
    const at = Number(/\/Rotate\s+(\d+)/.exec(body)?.[1] ?? 0)
    const bare = body.replace(/\/Rotate\s+\d+/, '')
    objects.bodies.set(number, bare.replace(/<</, `<</Rotate ${(at + degrees) % 360}`))
  }
  return putTogether(objects)
}

function moved(page: Page, { scale, x, y }: Move): Page {
  const box = (each: Box): Box => ({
    ...each,
    x: each.x * scale + x,
    y: each.y * scale + y,
    width: each.width * scale,
    height: each.height * scale,
  })
  const word = (each: Word): Word => ({
    ...each,
    box: box(each.box),
    size: each.size * scale,
    ...(each.baseline === undefined ? {} : { baseline: each.baseline * scale + y }),
  })
  const mark = (each: Mark): Mark => ({ ...each, box: box(each.box) })
  return { ...page, words: page.words.map(word), marks: page.marks.map(mark) }
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
