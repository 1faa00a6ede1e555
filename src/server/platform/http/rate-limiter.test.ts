import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { movableClock } from '../../../../test/support/movable-clock.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { openSharedCounts } from '../db/rate-counts.store.ts'
import { callerKey, createRateLimiter, type RateLimiter } from './rate-limiter.ts'

describe('the rate limiter', () => {
  it('counts each group and caller apart, and starts anew when the window ends', () => {
    const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
    const limiter = createRateLimiter(clock)
    const limit = { max: 2, windowSeconds: 10 }
    const take = (group: string, caller: string) => limiter.takeNow(group, caller, limit)
    expect([take('a', '10.0.0.1'), take('a', '10.0.0.1'), take('a', '10.0.0.1')]).toEqual([0, 0, 10])
    expect([take('b', '10.0.0.1'), take('a', '10.0.0.2')]).toEqual([0, 0])
    clock.advance(9_500)
    expect(take('a', '10.0.0.1')).toBe(1)
    clock.advance(500)
    expect(take('a', '10.0.0.1')).toBe(0)
  })

  it('refuses nobody for longer than a window when the clock was set back', () => {
    const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
    const limiter = createRateLimiter(clock)
    const take = () => limiter.takeNow('a', '10.0.0.1', { max: 1, windowSeconds: 10 })
    expect([take(), take()]).toEqual([0, 10])
    clock.advance(-3_600_000)
    expect([take(), take()]).toEqual([0, 10])
  })

  it('takes the addresses of one IPv6 network for one caller', () => {
    expect(callerKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(callerKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
    expect(callerKey('2001:db8::9')).toBe('2001:db8:0:0')
    expect(callerKey('::1')).toBe('0:0:0:0')
    expect(callerKey('::ffff:10.0.0.1')).toBe('::ffff:10.0.0.1')
    expect(callerKey('10.0.0.1')).toBe('10.0.0.1')
  })

  it('does not grow without end under many callers', () => {
    const limiter = createRateLimiter(movableClock(new Date()))
    const limit = { max: 1, windowSeconds: 10 }
    const waits = Array.from({ length: 50_000 }, (_, index) => limiter.takeNow('a', `caller-${index}`, limit))
    expect(Math.max(...waits)).toBe(0)
  })
})

describe('the rate limiters of several servers', () => {
  const minute = (max: number) => ({ max, windowSeconds: 60 })
  let database: Database
  beforeAll(async () => {
    database = await makeDb('postgres')
  })
  afterAll(() => database.close())
  const servers = (clock: Clock, count: number, counts = openSharedCounts(database, (key) => key)) =>
    Array.from({ length: count }, () => createRateLimiter(clock, counts))

  it('keep a small limit together to the request, until the window ends, and anew then', async () => {
    const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
    const [one, two] = servers(clock, 2)
    const take = (limiter: RateLimiter | undefined) => limiter?.take('sign-in', '10.0.0.1', minute(3))
    expect([await take(one), await take(two), await take(one), await take(two), await take(one)]).toEqual([
      0, 0, 0, 60, 60,
    ])
    clock.advance(59_500)
    expect(await take(two)).toBe(1)
    clock.advance(500)
    expect([await take(two), await take(one), await take(one), await take(two)]).toEqual([0, 0, 0, 60])
  })

  it('let nobody through twice when all are asked at once', async () => {
    const limiters = servers(systemClock, 5)
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, n) => limiters[n % 5]?.take('message', '10.0.0.2', minute(30))),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
  })

  it('keep a large one to a twentieth for each server, and ask the database once for each twentieth', async () => {
    let asked = 0
    const counts = openSharedCounts(database, (key) => key)
    const limiters = servers(systemClock, 3, {
      add: async (...given) => {
        asked += 1
        if (!counts) throw new Error('unreachable')
        return counts.add(...given)
      },
    })
    let passed = 0
    for (let n = 0; n < 3_000; n += 1)
      if ((await limiters[n % 3]?.take('any', '10.0.0.3', minute(1_200))) === 0) passed += 1
    expect(passed).toBeGreaterThanOrEqual(1_200)
    expect(passed).toBeLessThan(1_200 + 3 * 60)
    expect(asked).toBeLessThan(25)
  })

  it('count each for itself while the database does not answer, and together again after', async () => {
    let isAway = true
    const counts = openSharedCounts(database, (key) => key)
    const [one, two] = servers(systemClock, 2, {
      add: async (...given) => {
        if (isAway || !counts) throw new Error('away')
        return counts.add(...given)
      },
    })
    const take = (limiter: RateLimiter | undefined) => limiter?.take('payment', '10.0.0.4', minute(3))
    expect([await take(one), await take(one)]).toEqual([0, 0])
    isAway = false
    expect([await take(one), await take(two)]).toEqual([0, 60])
  })
})
