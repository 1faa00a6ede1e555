import { describe, expect, it } from 'vitest'
import { entityReadiness } from '../catalogue/funding-products.ts'
import { grants, workKeys } from '../catalogue/grants.ts'
import { linkedProducts } from '../catalogue/linked-products.ts'
import { workTerms } from '../catalogue/work-terms.ts'
import { workDueOn, workStateAt } from './work-clock.ts'

const open = { dueOn: '2026-11-30', deliveredAt: null, withdrawnAt: null }

describe('the clock of what only a person can do', () => {
  it('counts business days after the day of the payment where the office is, holidays left out', () => {
    // 2026-11-26 is Thanksgiving; at 03:00 UTC it is still the evening before in New York.
    expect(workDueOn('strategy-session', new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-27')
    expect(workDueOn('strategy-session', new Date('2026-11-25T15:00:00Z'))).toBe('2026-11-30')
    expect(workDueOn('compliance-review', new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-30')
  })

  it('is not late on its last day, to its end in New York, and late from then on', () => {
    expect(workStateAt(open, new Date('2026-12-01T04:59:59Z'))).toBe('open')
    expect(workStateAt(open, new Date('2026-12-01T05:00:00Z'))).toBe('late')
  })

  it('stands still once it is delivered or withdrawn', () => {
    const at = new Date('2026-12-03T12:00:00Z')
    expect(workStateAt({ ...open, deliveredAt: at }, at)).toBe('delivered')
    expect(workStateAt({ ...open, withdrawnAt: at }, at)).toBe('withdrawn')
  })

  it('begins for everything that grants it: what is sold by a link, and funding packages', () => {
    const making = [...linkedProducts.map(({ key }) => key), entityReadiness.key]
    const granting = Object.entries(grants).flatMap(([key, { works }]) => (works.length > 0 ? [key] : []))
    expect(granting.filter((key) => !making.some((each) => each === key))).toEqual([])
  })

  it('is set for everything that a product grants', () => {
    for (const key of workKeys) expect(workTerms[key].businessDays).toBeGreaterThan(0)
  })
})
