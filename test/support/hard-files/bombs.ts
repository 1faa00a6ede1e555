/** Small files that unpack to far more than a report, each in its own way. */
import { deflateSync } from 'node:zlib'
import { putTogether } from './pdf-objects.ts'

const stream = (entries: string, data: Buffer | string) => {
  const text = Buffer.from(data).toString('latin1')
  return `<</Length ${text.length}${entries}>>stream\n${text}\nendstream`
}

function onePage(content: string, resources: string, more: readonly [number, string][]): Uint8Array {
  return putTogether({
    root: 1,
    bodies: new Map<number, string>([
      [1, '<</Type/Catalog/Pages 2 0 R>>'],
      [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      [
        3,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}/Font<</F1 5 0 R>>>>>>`,
      ],
      [4, content],
      [5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
      ...more,
    ]),
  })
}

/** A page whose content is packed twice: some kilobytes unpack to `megabytes` of text. */
export function twicePackedBomb(megabytes: number): Uint8Array {
  const text = 'BT /F1 9 Tf 9 9 Td (Account) Tj ET\n'
  const once = deflateSync(Buffer.alloc(megabytes * 1_000_000, text))
  return onePage(stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(once)), '', [])
}

/** A page-wide picture that says it has `side` times `side` dots. */
export function pictureBomb(side: number): Uint8Array {
  const dots = deflateSync(deflateSync(Buffer.alloc(100_000_000)))
  const picture = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter[/FlateDecode/FlateDecode]`
  return onePage(stream('', '612 0 0 792 0 0 cm /X Do'), '/XObject<</X 6 0 R>>', [[6, stream(picture, dots)]])
}

/** Forms that draw ten forms each, which draw ten each, so many deep. */
export function formBomb(deep: number): Uint8Array {
  const drawTen = '/X Do '.repeat(10)
  const forms = Array.from({ length: deep }, (_, at): [number, string] => {
    const isLast = at === deep - 1
    const inner = isLast ? '/Font<</F1 5 0 R>>' : `/XObject<</X ${7 + at} 0 R>>`
    const draws = isLast ? 'BT /F1 9 Tf 9 9 Td (Account) Tj ET 0 0 9 9 re f' : drawTen
    return [6 + at, stream(`/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<<${inner}>>`, draws)]
  })
  return onePage(stream('', drawTen), '/XObject<</X 6 0 R>>', forms)
}
