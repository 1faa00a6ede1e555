import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'

describe('the page of a subscription for whom one runs already', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
  })
  afterAll(() => app.close())

  const renewal = { version: '2026-11-1', price: 125, renewsOn: '2027-02-20' }
  const post = (caller: Caller, url: string, payload = {}) => caller.inject({ method: 'POST', url, payload })
  const runningAt = async (caller: Caller, wish: object = { product: 'quarterly-package', renewal }) => {
    const reply = await post(caller, '/api/payment-pages', wish)
    expect(reply.statusCode).toBe(200)
    return reply.json().running
  }
  /** A browser that pays Monthly Access and comes back from it. */
  async function subscriber() {
    const caller = app.asNobody()
    const buyer = { email: `sub-${randomUUID().slice(0, 8)}@example.com`, name: 'Sue Scriber' }
    const sessionId = await app.sandbox.payLink('monthly-access', buyer)
    await caller.inject({ url: `/api/purchases/${sessionId}` })
    return { caller, sessionId }
  }

  it('names it, where the plan is changed for the difference', async () => {
    const { caller, sessionId } = await subscriber()
    expect(await runningAt(caller)).toEqual({ name: 'Monthly Access', sessionId })
    expect(await runningAt(caller, { product: '30-day-pass' })).toBeUndefined()
  })

  it('names none of somebody else, though the id of its purchase is known', async () => {
    const { sessionId } = await subscriber()
    const stranger = app.asNobody()
    expect(await runningAt(stranger)).toBeUndefined()
    await stranger.inject({ url: `/api/purchases/${sessionId}` })
    expect(await runningAt(stranger)).toBeUndefined()
  })

  it('names none that was cancelled', async () => {
    const { caller, sessionId } = await subscriber()
    expect((await post(caller, `/api/purchases/${sessionId}/cancel`)).statusCode).toBe(200)
    expect(await runningAt(caller)).toBeUndefined()
  })
})
