import { putTogether, takeApart } from './pdf-objects.ts'

/**
 * The PDF with the drawing of each page turned to the left by so many quarters, on paper turned with it and without a
 * /Rotate: as a program prints that lays pages across the paper.
 * @param quartersOf by the number of the page, from 1
 */
export function withTurnedDrawing(bytes: Uint8Array, quartersOf: (page: number) => number): Uint8Array {
  const objects = takeApart(bytes)
  const { bodies } = objects
  let next = 1 + Math.max(...bodies.keys())
  let page = 0
  for (const [number, body] of [...bodies]) {
    if (!/\/Type\s*\/Page\b(?!s)/.test(body)) continue
    page += 1
    const quarters = quartersOf(page) % 4
    const [, width, height] =
      /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(body)?.map(Number) ?? []
    if (width === undefined || height === undefined) throw new Error(`page ${page} has no size of its own`)
    const matrix = [
      `1 0 0 1 0 0`,
      `0 1 -1 0 ${height} 0`,
      `-1 0 0 -1 ${width} ${height}`,
      `0 -1 1 0 0 ${width}`,
    ]
    const paper = quarters % 2 === 0 ? `${width} ${height}` : `${height} ${width}`
    const [before, after] = [`q ${matrix[quarters]} cm`, 'Q']
    const [first, last] = [next++, next++]
    bodies.set(first, `<</Length ${before.length}>>stream\n${before}\nendstream`)
    bodies.set(last, `<</Length ${after.length}>>stream\n${after}\nendstream`)
    bodies.set(
      number,
      body
        .replace(/\/MediaBox\s*\[[^\]]*\]/, `/MediaBox[0 0 ${paper}]`)
        .replace(/\/CropBox\s*\[[^\]]*\]/, '')
        .replace(
          /\/Contents\s*\[?([^\]/>]*)\]?/,
          (_, own: string) => `/Contents[${first} 0 R ${own.trim()} ${last} 0 R]`,
        ),
    )
  }
  return putTogether(objects)
}
