import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { signaturePhoto } from '../../../test/support/signature-photo.ts'
import { signaturePicture } from './signature-picture.ts'

describe('a photographed signature', () => {
  it('is its lines alone, dark on nothing, however unevenly the paper was lit', async () => {
    const png = await signaturePicture(await signaturePhoto())
    if (!png) throw new Error('no signature was seen')
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
      data.subarray(at * 4, at * 4 + 4),
    )
    const inked = pixels.filter(([, , , alpha = 0]) => alpha > 0)
    // Lines, and no grey of the paper around them.
    expect(inked.length / pixels.length).toBeGreaterThan(0.01)
    expect(inked.length / pixels.length).toBeLessThan(0.2)
    expect(inked.every(([r = 255, g = 255, b = 255]) => Math.max(r, g, b) < 80)).toBe(true)
    // Cut to what is written, in the shape in which it was written: no shadow at the photo's edge came along.
    expect(info.width / info.height).toBeGreaterThan(2.4)
    expect(info.width / info.height).toBeLessThan(4.2)
  })
})
