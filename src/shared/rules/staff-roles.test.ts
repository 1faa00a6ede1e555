import { describe, expect, it } from 'vitest'
import { builtInRoles, covers, holds, limitsOf, mayRefund, type StaffLimits } from './staff-roles.ts'

const refunder = (refundLimitCents: number | null): StaffLimits => ({ may: ['refunds'], refundLimitCents })

describe('the limits of a role', () => {
  it('are those that were kept, but never of the owner', () => {
    const less: StaffLimits = { may: ['work'], refundLimitCents: 0 }
    expect(limitsOf('staff', less)).toEqual(less)
    expect(holds(limitsOf('owner', less), 'delete')).toBe(true)
    expect(limitsOf('staff', null).may).toEqual(['work', 'papers', 'refunds'])
  })

  it('are nothing for a role that is gone', () => {
    expect(limitsOf('role-gone', null).may).toEqual([])
    expect(holds(limitsOf('role-gone', null), 'look')).toBe(true)
  })
})

describe('a refund', () => {
  it('is allowed up to the limit, and none without the permission', () => {
    expect([10_000, 10_001].map((cents) => mayRefund(refunder(10_000), cents))).toEqual([true, false])
    expect(mayRefund(refunder(null), 99_999_999)).toBe(true)
    expect(mayRefund({ may: ['work'], refundLimitCents: null }, 1)).toBe(false)
  })
})

describe('what one covers of another', () => {
  it('is never more than one has', () => {
    const owner = limitsOf('owner', null)
    expect(builtInRoles.every((role) => covers(owner, role))).toBe(true)
    expect(covers(limitsOf('staff', null), owner)).toBe(false)
    expect(covers(refunder(10_000), refunder(10_000))).toBe(true)
    expect(covers(refunder(10_000), refunder(20_000))).toBe(false)
    expect(covers(refunder(10_000), refunder(null))).toBe(false)
    expect(covers(refunder(10_000), { may: [], refundLimitCents: null })).toBe(true)
  })
})
