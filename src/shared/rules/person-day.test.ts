import { describe, expect, it } from 'vitest'
import { latestDay, personDay } from './person-day.ts'

describe('the day where a person is', () => {
  it.each([
    ['MA', '2026-11-24T02:00:00Z', '2026-11-23'],
    ['Massachusetts', '2026-11-24T05:00:00Z', '2026-11-24'],
    // Six in the evening of Hawaii, which keeps no summer time.
    ['HI', '2026-11-24T04:00:00Z', '2026-11-23'],
    ['HI', '2026-07-24T09:59:00Z', '2026-07-23'],
    ['CA', '2026-11-01T06:59:00Z', '2026-10-31'],
    ['CA', '2026-11-02T07:59:00Z', '2026-11-01'],
    ['PR', '2026-11-24T03:59:00Z', '2026-11-23'],
    // Where it is tomorrow already.
    ['GU', '2026-11-23T14:00:00Z', '2026-11-24'],
    // Where a day begins first, in a state with two clocks.
    ['TN', '2026-11-24T05:30:00Z', '2026-11-24'],
    // Addresses of the armed forces and unknown ones: the office's day.
    ['AE', '2026-11-24T04:59:00Z', '2026-11-23'],
    [null, '2026-11-24T04:59:00Z', '2026-11-23'],
    ['', '2026-11-24T05:00:00Z', '2026-11-24'],
  ])('of %s at %s is %s', (state, at, day) => {
    expect(personDay(state, new Date(at))).toBe(day)
  })
})

describe('the last day that has begun where a person may be', () => {
  it.each([
    // Half past six in the morning of the 24th in Guam, half past three in the afternoon of the 23rd in New York.
    ['GU', '2026-11-23T20:30:00Z', '2026-11-24'],
    ['MP', '2026-11-23T20:30:00Z', '2026-11-24'],
    ['AP', '2026-11-23T20:30:00Z', '2026-11-24'],
    ['AE', '2026-11-23T21:30:00Z', '2026-11-24'],
    ['AA', '2026-11-23T21:30:00Z', '2026-11-23'],
    ['NY', '2026-11-23T23:59:00Z', '2026-11-23'],
    [null, '2026-11-23T20:30:00Z', '2026-11-23'],
    // UTC's, which a browser may show that says nothing of its place.
    ['HI', '2026-11-24T00:30:00Z', '2026-11-24'],
  ])('of %s at %s is %s', (state, at, day) => {
    expect(latestDay(state, new Date(at))).toBe(day)
  })
})
