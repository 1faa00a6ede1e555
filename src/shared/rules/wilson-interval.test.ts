import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

it('is what the tables print', () => {
  for (const [seen, cases, low, high] of [
    [10, 20, 0.2993, 0.7007],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
    [81, 263, 0.2553, 0.3662],
  ] as const) {
    const interval = wilsonInterval(seen / cases, cases)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  }
})

it('holds what was seen, stays between 0 and 1, and narrows with more cases', () => {
  const seen = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    cases: fc.integer({ min: 1, max: 1e5 }),
  })
  fc.assert(
    fc.property(seen, ({ share, cases }) => {
      const { low, high } = wilsonInterval(share, cases)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low - 1e-12).toBeLessThanOrEqual(share)
      expect(high + 1e-12).toBeGreaterThanOrEqual(share)
      const more = wilsonInterval(share, cases * 4)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
    { numRuns: 60 },
  )
})
