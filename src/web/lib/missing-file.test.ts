import { describe, expect, it } from 'vitest'
import { isMendedByLoading } from './missing-file.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: https://armor.example/assets/a.js')

describe('a page that broke', () => {
  it('is loaded again by itself where a file of it is missing, in the words of each browser', () => {
    for (const said of [
      'Failed to fetch dynamically imported module: https://armor.example/assets/a.js',
      'error loading dynamically imported module: https://armor.example/assets/a.js',
      'Importing a module script failed.',
    ])
      expect(isMendedByLoading(new TypeError(said), true, false)).toBe(true)
  })

  it('is not where it threw, not without a connection, and not a second time in a row', () => {
    expect(isMendedByLoading(new TypeError('x is undefined'), true, false)).toBe(false)
    expect(isMendedByLoading(lost, false, false)).toBe(false)
    expect(isMendedByLoading(lost, true, true)).toBe(false)
  })
})
