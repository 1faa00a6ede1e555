import { describe, expect, it } from 'vitest'
import { grants } from '../catalogue/grants.ts'
import { bestOf, holdsRound, isServiceOver } from './holding.ts'

const first = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-05-01T12:00:00Z')
const standard = { grant: grants.standard, from: first }

describe('what a client record holds', () => {
  it('is what its package grants, counted from the settled payment', () => {
    expect(bestOf([standard])).toEqual({
      rounds: 2,
      until: '2026-05-30',
      supportPlace: 2,
      opensGenerator: true,
    })
  })

  it('is the best of everything paid: an upgrade adds rounds, lengthens the time and moves forward in the queue', () => {
    const max = { grant: grants['90-day-max'], from: later }
    expect(bestOf([standard, max])).toMatchObject({ rounds: 'unlimited', until: '2026-07-30' })
    const elite = { grant: grants.elite, from: first }
    expect(bestOf([standard, elite, max])).toMatchObject({ until: null, supportPlace: 1 })
  })

  it('is nothing without a package', () => {
    expect([bestOf([]), bestOf([{ grant: grants['rental-toolkit'], from: first }])]).toEqual([null, null])
  })

  it('never ends below a round that was begun', () => {
    expect([
      holdsRound({ rounds: 2 }, 2, 0),
      holdsRound({ rounds: 2 }, 3, 2),
      holdsRound({ rounds: 2 }, 3, 3),
    ]).toEqual([true, false, true])
    expect(holdsRound({ rounds: 'unlimited' }, 9, 8)).toBe(true)
  })

  it('lasts to midnight in New York of its last day', () => {
    const until = '2026-05-30'
    expect(isServiceOver({ until }, new Date('2026-05-31T03:59:59Z'))).toBe(false)
    expect(isServiceOver({ until }, new Date('2026-05-31T04:00:00Z'))).toBe(true)
    expect(isServiceOver({ until: null }, later)).toBe(false)
  })
})
