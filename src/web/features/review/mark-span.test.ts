import { describe, expect, it } from 'vitest'
import { markSpan, scrollToMark } from './mark-span.ts'

const white = [255, 255, 255, 255]
const yellow = [255, 228, 138, 255]
const ink = [20, 33, 61, 255]

describe('the marked place of a picture', () => {
  it('is where the highlighter is, print under it included', () => {
    const row = [white, yellow, ink, yellow, white, white]
    expect(markSpan([...row, ...row, ...row].flat(), 6)).toEqual({ left: 1, right: 4 })
  })

  it('is nowhere in a picture without a mark, and one stray pixel is none', () => {
    expect(markSpan([...white, ...ink, ...white, ...ink], 2)).toBeNull()
    expect(markSpan([...yellow, ...ink, ...white, ...ink], 2)).toBeNull()
  })

  it('ends near the right edge of its frame, for its label, and a wide one begins at the left edge', () => {
    expect(scrollToMark({ left: 500, right: 600 }, 300)).toBe(328)
    expect(scrollToMark({ left: 20, right: 60 }, 300)).toBe(0)
    expect(scrollToMark({ left: 100, right: 700 }, 300)).toBe(92)
  })
})
