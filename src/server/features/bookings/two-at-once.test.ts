import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { databaseKinds } from '../../../../test/support/make-db.ts'
import { offerHours } from '../../../../test/support/session-host.ts'
import { soaked } from '../../../../test/support/soak-share.ts'

/** That a lock holds on both databases is shown by settlements at the same time; the soak books on the embedded one, too. */
const kinds = soaked(['postgres'] as const, databaseKinds)

describe.each(kinds)('on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      database,
      // No job is needed for it.
      working: false,
      now: new Date('2037-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60' },
    })
    for (const staff of [await app.asStaff(), await app.asStaff()]) await offerHours(staff)
  })
  afterAll(() => app.close())

  const browsers = new Map<string, Caller>()
  const paid = async (number: number) => {
    const session = await app.sandbox.payLink('strategy-session', {
      email: `at-once-${number}@example.com`,
      name: 'Bo Booker',
    })
    const browser = await app.asBrowser()
    await browser.inject({ url: `/api/purchases/${session}` })
    browsers.set(session, browser)
    return session
  }
  const send = (session: string, startsAt: string, act = '') =>
    (browsers.get(session) ?? app).inject({
      method: 'POST',
      url: `/api/purchases/${session}/booking${act}`,
      payload: { startsAt, timeZone: 'UTC', note: '' },
    })
  const quarters = async () => {
    const { rows } = await app.deps.database.db.execute<{ staff: string; at: string }>(
      'select staff_user_id as staff, quarter_at as at from session_quarters',
    )
    return new Set(rows.map(({ staff, at }) => `${staff} ${String(at)}`)).size
  }
  const nine = '2037-11-24T14:00:00.000Z'
  const halfPastNine = '2037-11-24T14:30:00.000Z'

  it('times that overlap, booked by many at once, are given to as many as hold sessions then', async () => {
    const sessions = await Promise.all([1, 2, 3, 4, 5].map(paid))
    const replies = await Promise.all(
      sessions.map((session, index) => send(session, index % 2 ? nine : halfPastNine)),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409])
    expect(await quarters()).toBe(6)
    const lost = replies.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().says.params.next).toHaveLength(3)
  })

  it('two that change places at once end with one time each, and with nothing in between', async () => {
    const [one, two] = [await paid(6), await paid(7)]
    const [ten, eleven] = ['2037-11-25T15:00:00.000Z', '2037-11-25T16:00:00.000Z']
    expect([(await send(one, ten)).statusCode, (await send(two, eleven)).statusCode]).toEqual([200, 200])
    const replies = await Promise.all([send(one, eleven, '/move'), send(two, ten, '/move')])
    for (const reply of replies) expect([200, 409]).toContain(reply.statusCode)
    expect(await quarters()).toBe(12)
    expect(app.errors).toEqual([])
  })

  it('a purchase that is refunded while it books keeps no time', async () => {
    const session = await paid(8)
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    const [booked] = await Promise.all([
      send(session, '2037-11-26T15:00:00.000Z'),
      app.inject({ url: `/api/purchases/${session}` }),
    ])
    expect([404, 200]).toContain(booked.statusCode)
    await app.inject({ url: `/api/purchases/${session}` })
    expect(await quarters()).toBe(12)
  })
})
