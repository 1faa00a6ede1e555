import { describe, expect, it } from 'vitest'
import { cancelPeriod, isCancelPeriodOver } from './cancel-period.ts'
import { isState, stateCodeOf, stateCodes, zonesOf } from './us-states.ts'

const at = (instant: string) => new Date(instant)

describe('the three business days in which a contract may be cancelled', () => {
  it.each([
    ['a Monday', '2026-11-02T15:00:00Z', '2026-11-02', '2026-11-05'],
    ['a Wednesday, over a weekend', '2026-11-04T15:00:00Z', '2026-11-04', '2026-11-09'],
    ['a Saturday', '2026-11-07T15:00:00Z', '2026-11-07', '2026-11-12'],
    ['the day before Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-25', '2026-12-01'],
    ['Christmas Eve', '2026-12-24T15:00:00Z', '2026-12-24', '2026-12-30'],
    ['the last days before an observed holiday', '2027-12-29T15:00:00Z', '2027-12-29', '2028-01-04'],
  ])('are counted from %s without weekends and federal holidays', (_what, instant, signedOn, cancelUntil) => {
    expect(cancelPeriod('NY', at(instant))).toMatchObject({ signedOn, cancelUntil })
  })

  it.each([
    ['a Monday', '2026-11-02T20:00:00Z', '2026-11-09'],
    ['the day before Thanksgiving', '2026-11-25T20:00:00Z', '2026-12-03'],
  ])('are five where the state gives five: California, from %s', (_what, instant, cancelUntil) => {
    expect(cancelPeriod('CA', at(instant)).cancelUntil).toBe(cancelUntil)
  })

  it('begin with the day of the person, not with that of the server', () => {
    const lateInTheEvening = at('2026-11-03T04:30:00Z')
    expect(cancelPeriod('NY', lateInTheEvening).signedOn).toBe('2026-11-02')
    expect(cancelPeriod('GU', lateInTheEvening).signedOn).toBe('2026-11-03')
  })

  it('begin later in a state where it is already tomorrow somewhere, so that nobody gets fewer', () => {
    // 23:30 in Nashville, half past midnight in Knoxville.
    expect(cancelPeriod('TN', at('2026-11-03T05:30:00Z')).cancelUntil).toBe('2026-11-06')
    expect(cancelPeriod('IL', at('2026-11-03T05:30:00Z')).cancelUntil).toBe('2026-11-05')
  })

  it.each([
    ['NY', '2026-11-06T04:59:59Z', '2026-11-06T05:00:00Z'],
    ['CA', '2026-11-06T07:59:59Z', '2026-11-06T08:00:00Z'],
    ['HI', '2026-11-06T09:59:59Z', '2026-11-06T10:00:00Z'],
    ['FL', '2026-11-06T05:59:59Z', '2026-11-06T06:00:00Z'],
    ['AS', '2026-11-06T10:59:59Z', '2026-11-06T11:00:00Z'],
  ] as const)('end in %s with midnight where it comes last', (state, before, after) => {
    expect(isCancelPeriodOver(state, '2026-11-05', at(before))).toBe(false)
    expect(isCancelPeriodOver(state, '2026-11-05', at(after))).toBe(true)
  })

  it('end an hour later by the world clock where summer time ended in between', () => {
    const { cancelUntil } = cancelPeriod('CO', at('2026-10-29T18:00:00Z'))
    expect(cancelUntil).toBe('2026-11-03')
    expect(isCancelPeriodOver('CO', cancelUntil, at('2026-11-04T06:30:00Z'))).toBe(false)
    expect(isCancelPeriodOver('CO', cancelUntil, at('2026-11-04T07:00:00Z'))).toBe(true)
  })
})

describe('the states', () => {
  it('are the fifty, the District and the territories, and none of the armed forces', () => {
    expect(stateCodes).toHaveLength(56)
    expect(['NY', 'DC', 'PR', 'AE', 'ny', 'constructor'].map(isState)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('each have time zones that the calendar knows', () => {
    const instant = at('2026-11-05T12:00:00Z')
    for (const state of stateCodes) {
      const { first, last } = zonesOf(state)
      const hours = [first, last].map((timeZone) =>
        new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
          instant,
        ),
      )
      expect(hours[0] !== undefined && hours[1] !== undefined && hours[0] >= hours[1], state).toBe(true)
    }
  })

  it('are found however they are typed', () => {
    expect(
      ['NY', ' ny ', 'N.Y.', 'new york', 'New  York', 'Puerto Rico', 'AE', 'York', ''].map(stateCodeOf),
    ).toEqual(['NY', 'NY', 'NY', 'NY', 'NY', 'PR', 'AE', null, null])
  })
})
