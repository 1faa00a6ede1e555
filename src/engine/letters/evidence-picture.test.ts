import { describe, expect, it } from 'vitest'
import { pictureKey } from './evidence-picture.ts'

describe('the key of a picture of evidence', () => {
  const box = { page: 3, x: 120.4, y: 454.6, width: 90.2, height: 10.49 }

  it('names the bureau, the page and the place', () => {
    expect(pictureKey({ bureau: 'Experian', box })).toBe('experian-p3-120-455-90-10')
  })

  it('differs between bureaus of one file, between pages and between places', () => {
    const keys = [
      pictureKey({ bureau: 'Experian', box }),
      pictureKey({ bureau: 'Equifax', box }),
      pictureKey({ bureau: 'Experian', box: { ...box, page: 4 } }),
      pictureKey({ bureau: 'Experian', box: { ...box, y: 466 } }),
    ]
    expect(new Set(keys).size).toBe(4)
  })

  it('holds nothing that an address would escape, even for a place outside the page', () => {
    const key = pictureKey({ bureau: 'TransUnion', box: { ...box, x: -5.2, y: -0.2 } })
    expect(key).toBe('transunion-p3-n5-0-90-10')
    expect(encodeURIComponent(key)).toBe(key)
  })
})
