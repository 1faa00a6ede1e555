import { describe, expect, it } from 'vitest'
import { countWastedWork } from './wasted-work.ts'

const pagesUntilStopped = (page: { ms: number; characters: number }) => {
  const isTooMuch = countWastedWork()
  for (let pages = 1; pages <= 1_000; pages += 1) if (isTooMuch(page)) return pages
  return null
}

describe('countWastedWork', () => {
  it('stops at pages that take long and give nothing, after five seconds beyond what a page may take', () => {
    expect(pagesUntilStopped({ ms: 1_700, characters: 0 })).toBe(5)
    expect(pagesUntilStopped({ ms: 3_800, characters: 1 })).toBe(3)
    expect(pagesUntilStopped({ ms: 20_000, characters: 0 })).toBe(3)
  })

  it('goes on with a thousand dense pages or scans on a machine ten times as slow', () => {
    expect(pagesUntilStopped({ ms: 600, characters: 5_000 })).toBeNull()
    expect(pagesUntilStopped({ ms: 400, characters: 0 })).toBeNull()
    expect(pagesUntilStopped({ ms: 3_000, characters: 5_000 })).toBeNull()
  })

  it('forgives two pages that a standing machine held up, for however long', () => {
    const isTooMuch = countWastedWork()
    for (const page of [
      { ms: 60_000, characters: 0 },
      { ms: 60_000, characters: 4_000 },
    ])
      expect(isTooMuch(page)).toBe(false)
    for (let page = 0; page < 100; page += 1) expect(isTooMuch({ ms: 20, characters: 4_000 })).toBe(false)
  })
})
