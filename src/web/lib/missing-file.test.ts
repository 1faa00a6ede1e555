import { describe, expect, it } from 'vitest'
import { isMendedByLoading } from './missing-file.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: https://armor.example/assets/a.js')
const page = { isOnline: true, wasLoadedAgain: false, ageMs: 3000 }

describe('a page that broke', () => {
  it('is loaded again by itself where a file of it is missing, in the words of each browser', () => {
    for (const said of [
      'Failed to fetch dynamically imported module: https://armor.example/assets/a.js',
      'error loading dynamically imported module: https://armor.example/assets/a.js',
      'Importing a module script failed.',
    ])
      expect(isMendedByLoading(new TypeError(said), page)).toBe(true)
  })

  it('is not where it threw, and not without a connection', () => {
    expect(isMendedByLoading(new TypeError('x is undefined'), page)).toBe(false)
    expect(isMendedByLoading('Failed to fetch dynamically imported module', page)).toBe(false)
    expect(isMendedByLoading(lost, { ...page, isOnline: false })).toBe(false)
  })

  it('is not a second time in a row: the file is gone for good, and the person is told', () => {
    expect(isMendedByLoading(lost, { ...page, wasLoadedAgain: true })).toBe(false)
    expect(isMendedByLoading(lost, { ...page, wasLoadedAgain: true, ageMs: 60_000 })).toBe(true)
  })
})
