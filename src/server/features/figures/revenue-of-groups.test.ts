import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { revenueKinds } from '../../../shared/api/figures.ts'
import type { RevenueGroup } from './revenue.store.ts'
import { revenueOfGroups } from './revenue-of-groups.ts'

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08']

const group = fc.integer({ min: 0, max: months.length - 1 }).chain((month) =>
  fc.record({
    kind: fc.constantFrom(...revenueKinds),
    product: fc.constantFrom('a', 'b'),
    name: fc.constant('A product'),
    month: fc.constant(month),
    cohort: fc.option(fc.integer({ min: -1, max: month })),
    payments: fc.integer({ min: 1, max: 20 }),
    paid: fc.integer({ min: 0, max: 5_000_000 }),
    refunded: fc.integer({ min: 0, max: 5_000_000 }),
  }),
)

const cents = (rows: readonly { kept: string; paid: string; refunded: string; payments: number }[]) =>
  (['kept', 'paid', 'refunded'] as const).map((what) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[what]) * 100), 0),
  )

describe('the revenue of a period', () => {
  it('adds up to the same whole however it is parted', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 40 }), (groups: RevenueGroup[]) => {
        const revenue = revenueOfGroups({ months }, groups, new Map())
        const whole = cents([revenue.total])
        for (const part of [revenue.months, revenue.products, revenue.cohorts]) {
          expect(cents(part)).toEqual(whole)
          expect(part.reduce((sum, { payments }) => sum + payments, 0)).toBe(revenue.total.payments)
        }
        expect(whole[0]).toBe((whole[1] ?? 0) - (whole[2] ?? 0))
        for (const { spans, kept } of revenue.cohorts)
          if (spans)
            expect(cents(spans.map((each) => ({ ...revenue.total, kept: each })))[0]).toBe(
              cents([{ ...revenue.total, kept }])[0],
            )
      }),
      { numRuns: 60 },
    )
  })
})
