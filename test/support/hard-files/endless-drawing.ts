import type { PicturePage } from '../mixed-pdf.ts'
import { withPictures } from '../mixed-pdf.ts'
import { putTogether, takeApart } from './pdf-objects.ts'

/**
 * A file of pictures, the first of them under a pattern whose tiles lie a thousandth of a point apart: its text is read at
 * once, and drawing it takes years.
 */
export function withEndlessDrawing(pdf: Uint8Array, pictures: ReadonlyMap<number, PicturePage>): Uint8Array {
  const objects = takeApart(withPictures(pdf, pictures))
  const { bodies } = objects
  const next = 1 + Math.max(...bodies.keys())
  const tile = '0 0 1 1 re f'
  bodies.set(
    next,
    `<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 2 2]/XStep 0.001/YStep 0.001/Resources<<>>/Length ${tile.length}>>stream\n${tile}\nendstream`,
  )
  const over = '/Pattern cs /P scn 0 0 612 792 re f'
  bodies.set(next + 1, `<</Length ${over.length}>>stream\n${over}\nendstream`)
  for (const [number, body] of bodies) {
    if (!/\/Type\s*\/Page\b(?!s)/.test(body)) continue
    bodies.set(
      number,
      body
        .replace(/\/Contents (\d+ 0 R)/, `/Contents[${next + 1} 0 R $1]`)
        .replace(/\/Resources<</, `/Resources<</Pattern<</P ${next} 0 R>>`),
    )
    break
  }
  return putTogether(objects)
}
