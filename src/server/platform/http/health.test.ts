import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { mountHealth } from './health.ts'

describe('the readiness', () => {
  it('asks the database once, however many ask for it at once, and again a moment later', async () => {
    let pings = 0
    let works = true
    const app = fastify()
    mountHealth(app, {
      database: async () => {
        pings += 1
        await pause(20)
        if (!works) throw new Error('gone')
      },
    })
    const ask = async () => (await app.inject('/readyz')).statusCode
    expect(new Set(await Promise.all(Array.from({ length: 200 }, ask)))).toEqual(new Set([200]))
    expect(pings).toBeLessThan(5)
    works = false
    await expect.poll(ask).toBe(503)
    works = true
    await expect.poll(ask).toBe(200)
    await app.close()
  })

  it('asks again although the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let works = true
    const app = fastify()
    mountHealth(app, {
      database: async () => {
        if (!works) throw new Error('gone')
      },
    })
    const ask = async () => (await app.inject('/readyz')).statusCode
    expect(await ask()).toBe(200)
    works = false
    vi.setSystemTime(Date.now() - 86_400_000)
    await expect.poll(ask).toBe(503)
    vi.useRealTimers()
    await app.close()
  })
})
