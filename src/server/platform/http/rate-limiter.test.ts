import { describe, expect, it } from 'vitest'
import { movableClock } from '../../../../test/support/movable-clock.ts'
import { callerKey, createRateLimiter } from './rate-limiter.ts'

describe('the rate limiter', () => {
  it('counts each group and caller apart, and starts anew when the window ends', () => {
    const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
    const limiter = createRateLimiter(clock)
    const limit = { max: 2, windowSeconds: 10 }
    const take = (group: string, caller: string) => limiter.take(group, caller, limit)
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
    const take = () => limiter.take('a', '10.0.0.1', { max: 1, windowSeconds: 10 })
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
    const waits = Array.from({ length: 50_000 }, (_, index) => limiter.take('a', `caller-${index}`, limit))
    expect(Math.max(...waits)).toBe(0)
  })
})
