import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { heldForAWhile } from '../../holding.ts'

describe('the page of a subscription', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
  })
  afterAll(() => app.close())

  const agreed = { version: '2026-11-1', price: 49, renewsOn: '2026-12-20' }
  async function open(body: object, language = 'en-US') {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/payment-pages',
      headers: { 'accept-language': language, 'user-agent': 'A browser' },
      payload: { product: 'monthly-access', ...body },
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  const agreementOf = async (sessionId: string) => {
    const { rows } = await app.deps.database.db.execute<Record<string, unknown>>(
      `select * from renewal_agreements where session_id = '${sessionId}'`,
    )
    return openedRows(app.deps, 'renewal_agreements', rows)
  }

  it('is not opened without the tick below its renewal terms', async () => {
    expect(await open({})).toMatchObject({ status: 400, says: { key: 'payment.agreeFirst' } })
  })

  it.each([
    ['older words', { version: '2020-01-1' }],
    ['another price', { price: 29 }],
    ['another day', { renewsOn: '2027-11-20' }],
  ])('is not opened with terms of %s', async (_what, other) => {
    const answer = await open({ renewal: { ...agreed, ...other } })
    expect(answer).toMatchObject({ status: 409, says: { key: 'payment.termsChanged' } })
  })

  it('keeps the very words, the price, the period and from where before its address is answered', async () => {
    const { status, sessionId } = await open({ renewal: agreed })
    expect(status).toBe(200)
    expect(await agreementOf(sessionId)).toMatchObject([
      {
        product_key: 'monthly-access',
        price_cents: 4900,
        billing: 'month',
        renews_on: '2026-12-20',
        language: 'en',
        wording_version: '2026-11-1',
        user_agent: 'A browser',
        wording: [
          'This subscription renews by itself',
          'You pay $49.00 today. The same card is then charged $49.00 every month until you cancel, the first time on December 20, 2026.',
          'You can cancel online at any time, in two clicks and without writing to anybody: open the purchase from your receipt, or sign in with your email address, and press Cancel subscription.',
          'When you cancel, you keep access to the end of the time you paid for, and nothing more is charged. There are no refunds once software access is granted.',
          '[x] I agree that Monthly Access renews by itself: $49.00 every month until I cancel.',
        ].join('\n'),
      },
    ])
  })

  it('keeps Spanish words of a Spanish page', async () => {
    const { sessionId } = await open({ renewal: { ...agreed, version: '2026-11-2' } }, 'es-US')
    const [row] = await agreementOf(sessionId)
    expect(row?.wording).toContain('[x] Acepto que Acceso mensual se renueva sola: $49.00 cada mes')
  })

  it('asks no tick for what does not renew, and keeps no record of it', async () => {
    const { status, sessionId } = await open({ product: '30-day-pass' })
    expect(status).toBe(200)
    expect(await agreementOf(sessionId)).toEqual([])
  })

  it('leaves what was agreed to when its buyer goes, without the machine it came from', async () => {
    const email = `gone-${randomUUID().slice(0, 8)}@example.com`
    const { sessionId } = await open({ renewal: agreed })
    await app.sandbox.payPage(sessionId, { email, name: 'Gone Buyer' })
    await app.inject({ url: `/api/purchases/${sessionId}` })
    const { holdings } = app.deps
    const nobody = { clientId: 0, runIds: [], paymentIntentId: null, userIds: [], said: [] }
    await app.deps.database.transaction(async (tx) => {
      for (const { clear } of heldForAWhile(holdings))
        await clear(tx, { ...nobody, lastAddress: email, ownAddress: email })
    })
    expect(await agreementOf(sessionId)).toMatchObject([
      { price_cents: 4900, ip: null, user_agent: null, wording_version: '2026-11-1' },
    ])
  })
})
