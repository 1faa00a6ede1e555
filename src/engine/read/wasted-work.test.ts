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
    expect(pagesUntilStopped({ ms: 3_800, characters: 1 })).toBe(2)
    expect(pagesUntilStopped({ ms: 20_000, characters: 0 })).toBe(1)
  })

  it('goes on with a thousand dense pages or scans on a machine ten times as slow', () => {
    expect(pagesUntilStopped({ ms: 600, characters: 5_000 })).toBeNull()
    expect(pagesUntilStopped({ ms: 400, characters: 0 })).toBeNull()
    expect(pagesUntilStopped({ ms: 3_000, characters: 5_000 })).toBeNull()
  })

  it('forgives one page that a standing machine held up', () => {
    const isTooMuch = countWastedWork()
    expect(isTooMuch({ ms: 5_000, characters: 0 })).toBe(false)
    expect(isTooMuch({ ms: 20, characters: 4_000 })).toBe(false)
  })
})
