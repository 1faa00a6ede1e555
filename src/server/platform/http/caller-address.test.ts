import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

describe('the caller of a connection', () => {
  it.each([
    [0, undefined],
    [0, '203.0.113.9'],
    [1, undefined],
    [1, '203.0.113.9'],
    [1, '198.51.100.1, 203.0.113.9'],
    [2, '198.51.100.1,203.0.113.9'],
    [2, '10.0.0.1, 198.51.100.1 , 203.0.113.9'],
    [3, '203.0.113.9'],
    [1, ''],
    [1, '2001:db8::7'],
  ])('is with %i proxies and %j the one that HTTP calls count for', async (trustProxy, forwarded) => {
    const app = fastify({ trustProxy: (_address, hop) => hop < trustProxy })
    app.get('/', async (request) => ({ http: request.ip, live: callerAddress(request.raw, trustProxy) }))
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const { http, live } = (await (await fetch(address, { headers })).json()) as {
      http: string
      live: string
    }
    expect(live).toBe(http)
    await app.close()
  })
})
