import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMarks } from './without-marks.ts'

const picture = () =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#336699' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#ffcc00' } }, left: 0, top: 0 },
  ])
const marks = {
  IFD0: { Make: 'Pixelphone', ImageDescription: 'at home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 55/1' },
}
const points = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

describe('a picture without its marks', () => {
  it.each([
    [
      'a JPG',
      () => picture().jpeg().withExif(marks).withMetadata({ orientation: 6 }).withIccProfile('p3').toBuffer(),
    ],
    [
      'a progressive JPG',
      () => picture().jpeg({ progressive: true }).withExif(marks).withMetadata({ orientation: 3 }).toBuffer(),
    ],
  ])('%s says no place and no device, has the same points and the same way up', async (_name, make) => {
    const made = await make()
    const film = Buffer.concat([made, Buffer.from('ftypmp42 Pixelphone GPS')])
    const plain = Buffer.from(withoutMarks(film))
    expect(film.includes('Pixelphone')).toBe(true)
    for (const mark of ['Pixelphone', 'at home', 'GPS', 'ftyp'])
      expect(plain.includes(mark), mark).toBe(false)
    expect(await points(plain)).toEqual(await points(made))
    const [before, after] = [await sharp(made).metadata(), await sharp(plain).metadata()]
    expect(before.orientation).toBeGreaterThan(1)
    expect(after.orientation).toBe(before.orientation)
    expect(after.icc).toEqual(before.icc)
    // Nothing is left to take away.
    expect(Buffer.from(withoutMarks(plain)).equals(plain)).toBe(true)
  })

  it('a PNG has the same points and no texts', async () => {
    const made = await picture().png().withExif(marks).toBuffer()
    const plain = Buffer.from(withoutMarks(made))
    expect(made.includes('Pixelphone')).toBe(true)
    expect(plain.includes('Pixelphone')).toBe(false)
    expect(await points(plain)).toEqual(await points(made))
  })

  it('what is no picture, or is cut off, stays as it is', async () => {
    const whole = await picture().jpeg().withExif(marks).toBuffer()
    for (const bytes of [
      Buffer.from('%PDF-1.7'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]),
      whole.subarray(0, 300),
    ])
      expect(Buffer.from(withoutMarks(bytes)).equals(bytes)).toBe(true)
  })
})
