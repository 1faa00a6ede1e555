import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { logoPicture } from './logo-picture.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })
const faultOf = async (bytes: Uint8Array) => {
  const drawing = await logoPicture(bytes)
  return drawing.ok ? null : drawing.fault
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('a logo', () => {
  it.each([
    [2000, 250, 480, 60],
    [300, 1200, 30, 120],
    [64, 40, 64, 40],
    [2000, 1, 480, 1],
  ])(
    'of %i by %i points is kept at %i by %i, and still lets through what lies behind it',
    async (...sizes) => {
      const [width, height, keptWidth, keptHeight] = sizes
      for (const made of [picture(width, height).png(), picture(width, height).webp()]) {
        const drawing = await logoPicture(await made.toBuffer())
        if (!drawing.ok) throw new Error(drawing.fault)
        expect([drawing.width, drawing.height]).toEqual([keptWidth, keptHeight])
        const kept = await sharp(drawing.png).metadata()
        expect([kept.format, kept.width, kept.height, kept.hasAlpha]).toEqual([
          'png',
          keptWidth,
          keptHeight,
          true,
        ])
      }
    },
  )

  it('says nothing of where and with what it was made, stands upright, and ends where the picture ends', async () => {
    const marks = { IFD0: { Make: 'Pixelphone' }, IFD3: { GPSLatitudeRef: 'N' } }
    const photo = await picture(200, 100)
      .flatten()
      .jpeg()
      .withExif(marks)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toBuffer()
    const drawing = await logoPicture(Buffer.concat([photo, Buffer.from('<script>Pixelphone</script>')]))
    if (!drawing.ok) throw new Error(drawing.fault)
    const { exif, icc, xmp, iptc, orientation } = await sharp(drawing.png).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(drawing.png).includes('Pixelphone')).toBe(false)
    expect(drawing.height / drawing.width).toBe(2)
  })

  it('is refused when it is no such picture, larger than allowed, or cut off', async () => {
    const png = await picture(80, 20).png().toBuffer()
    const gif = await picture(8, 8).gif().toBuffer()
    for (const other of [svg, `<!doctype html>${svg}`, '%PDF-1.7', '', gif])
      expect(await faultOf(Buffer.from(other))).toBe('other-kind')
    // A drawing that begins as a PNG does is none.
    expect(await faultOf(Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]))).toBe('damaged')
    expect(await faultOf(await picture(2001, 4).png().toBuffer())).toBe('too-large')
    expect(await faultOf(await picture(4, 2001).webp().toBuffer())).toBe('too-large')
    expect(await faultOf(png.subarray(0, png.length - 40))).toBe('damaged')
    const claimed = Buffer.from(png)
    claimed.writeUInt32BE(60_000, 16)
    claimed.writeUInt32BE(60_000, 20)
    expect(await faultOf(claimed)).toBe('too-large')
  })
})
