import { describe, expect, it } from 'vitest'
import { openingsAt, purchaseStatusAt } from './entitlement.ts'

const until = new Date('2026-12-20T12:00:00Z')
const before = new Date('2026-12-20T11:59:59Z')
const monthly = { productKey: 'monthly-access', status: 'active', opensUntil: until }

describe('what a purchase opens', () => {
  it('is open to the very end of what is paid, and closed from then on', () => {
    expect(openingsAt(monthly, before)).toEqual(['generator'])
    expect(openingsAt(monthly, until)).toEqual([])
    expect(purchaseStatusAt(monthly, until)).toBe('ended')
  })

  it('stays open after a cancellation until the period ends', () => {
    const cancelled = { ...monthly, status: 'ending' }
    expect([openingsAt(cancelled, before), purchaseStatusAt(cancelled, before)]).toEqual([
      ['generator'],
      'ending',
    ])
    expect(purchaseStatusAt(cancelled, until)).toBe('ended')
  })

  it.each(['past-due', 'ended', 'refunded', 'unknown'])('is nothing while it is %s', (status) => {
    expect(openingsAt({ ...monthly, status }, before)).toEqual([])
    expect(purchaseStatusAt({ ...monthly, status }, before)).toBe(status)
  })

  it('is everything of a package, without end', () => {
    const plan = { productKey: 'premium-plan', status: 'active', opensUntil: null }
    expect(openingsAt(plan, new Date('2036-01-01T00:00:00Z'))).toEqual(['case', 'generator'])
  })

  it('is nothing for a product or a status that nobody knows', () => {
    expect(openingsAt({ ...monthly, productKey: 'gone' }, before)).toEqual([])
    expect(purchaseStatusAt({ ...monthly, status: 'paid' }, before)).toBe('unknown')
  })
})
