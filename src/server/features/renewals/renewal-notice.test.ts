import { describe, expect, it } from 'vitest'
import { dueNotice } from './renewal-notice.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

describe('the reminder of a renewal', () => {
  const annual = { period: 'year', boughtAt: at('2026-11-20'), renewsAt: at('2027-11-20') } as const

  it.each([
    ['2027-10-20', null],
    ['2027-10-22', { kind: 'renewal', occasion: 'renewal:2027-11-20' }],
    ['2027-11-19', { kind: 'renewal', occasion: 'renewal:2027-11-20' }],
    ['2027-11-20', null],
  ])('of a year is due on %s: %j', (day, due) => {
    expect(dueNotice(annual, at(day))).toEqual(due)
  })

  it.each([
    ['2027-11-01', null],
    ['2027-11-06', { kind: 'yearly', occasion: 'year:1' }],
    ['2028-06-01', { kind: 'yearly', occasion: 'year:1' }],
    ['2028-11-10', { kind: 'yearly', occasion: 'year:2' }],
  ])('of months and quarters comes once a year, on %s: %j', (day, due) => {
    for (const period of ['month', 'quarter'] as const)
      expect(dueNotice({ period, boughtAt: at('2026-11-20'), renewsAt: at('2029-01-01') }, at(day))).toEqual(
        due,
      )
  })
})
