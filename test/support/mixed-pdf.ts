import { deflateSync } from 'node:zlib'
import type { Raster } from '../../src/engine/read/render-region.ts'
import { putTogether, takeApart } from './hard-files/pdf-objects.ts'

/** A picture that fills a page: gray, on a page of so many points; `entries` of the page, as '/Rotate 90'. */
export interface PicturePage {
  picture: Raster
  width?: number
  height?: number
  entries?: string
}

/** The file with pictures in the place of some of its pages (1-based), as when a photo of a page is put between the others. */
export function withPictures(pdf: Uint8Array, pictures: ReadonlyMap<number, PicturePage>): Uint8Array {
  const objects = takeApart(pdf)
  const { bodies } = objects
  const leaves = pagesBelow(bodies, Number(/\/Pages (\d+) 0 R/.exec(bodies.get(objects.root) ?? '')?.[1]))
  let next = 1 + Math.max(...bodies.keys())
  for (const [number, page] of pictures) {
    const { picture, width = 612, height = 792, entries = '' } = page
    const leaf = leaves[number - 1]
    const parent = /\/Parent \d+ 0 R/.exec(bodies.get(leaf ?? 0) ?? '')?.[0]
    if (leaf === undefined || parent === undefined) throw new Error(`no page ${number}`)
    const [drawing, image] = [next++, next++]
    const content = `${width} 0 0 ${height} 0 0 cm /I Do`
    const pixels = deflateSync(picture.data, { level: 1 }).toString('latin1')
    const colours = picture.channels === 1 ? 'DeviceGray' : 'DeviceRGB'
    bodies.set(drawing, `<</Length ${content.length}>>stream\n${content}\nendstream`)
    bodies.set(
      image,
      `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/BitsPerComponent 8/ColorSpace/${colours}/Filter/FlateDecode/Length ${pixels.length}>>stream\n${pixels}\nendstream`,
    )
    bodies.set(
      leaf,
      `<</Type/Page${parent}/MediaBox[0 0 ${width} ${height}]/Contents ${drawing} 0 R/Resources<</XObject<</I ${image} 0 R>>>>${entries}>>`,
    )
  }
  return putTogether(objects)
}

function pagesBelow(bodies: ReadonlyMap<number, string>, node: number): number[] {
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(bodies.get(node) ?? '')?.[1]
  if (kids === undefined) return [node]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(bodies, Number(kid)))
}
