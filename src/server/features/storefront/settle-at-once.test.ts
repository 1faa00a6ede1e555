import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { databaseKinds } from '../../../../test/support/make-db.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settlePurchase } from './settle-purchase.ts'

/** More than PostgreSQL has connections; the soak sends as many as a storm of webhooks would. */
const [atOnce = 0] = soaked([12], [64])

describe.each(databaseKinds)('settlements at the same time, on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      database: kind,
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60' },
    })
  })
  afterAll(() => app.close())
  const newEmail = () => `race-${randomUUID().slice(0, 8)}@example.com`
  async function rows(query: string): Promise<Record<string, unknown>[]> {
    return (await app.deps.database.db.execute(query)).rows as Record<string, unknown>[]
  }

  it(`of one subscription, ${atOnce} of them, make one purchase and one receipt`, async () => {
    const email = newEmail()
    const checkoutSessionId = await app.sandbox.payLink('quarterly-package', { email, name: 'Rita Race' })
    await Promise.all(Array.from({ length: atOnce }, () => settlePurchase(app.deps, { checkoutSessionId })))
    await app.deps.queue.idle()
    expect(
      await rows(`select version from purchases where email_key = '${sealedAddress(app.deps, email)}'`),
    ).toEqual([{ version: 1 }])
    expect(await mailsTo(app, email)).toEqual(['receipt: Your receipt for Quarterly Package'])
  })

  it('of one package, from webhook and browsers, make one client record and one receipt', async () => {
    const email = newEmail()
    const session = await app.sandbox.payLink('elite-plan', { email, name: 'Rita Race' })
    const browsers = Array.from({ length: 6 }, () => app.asNobody())
    await Promise.all([
      sessionPaid(app, session),
      ...browsers.map((browser) => browser.inject({ url: `/api/purchases/${session}` })),
    ])
    await app.deps.queue.idle()
    const clients = await rows(`select id from clients where email_key = '${sealedAddress(app.deps, email)}'`)
    expect(clients).toHaveLength(1)
    expect(
      await rows(`select id from payments where email_key = '${sealedAddress(app.deps, email)}'`),
    ).toHaveLength(1)
    expect(await mailsTo(app, email)).toEqual(['receipt: Your receipt for ARMOR Elite'])
    const held = await rows(`select user_id from client_holders where client_id = ${clients[0]?.id}`)
    expect(held).toHaveLength(1)
  })

  it('of an upgrade and the next one, paid before any news of the first, count each package once in one case', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const pay = async (tier: string) => {
      const { body } = await orderPackage(caller, { tier, email })
      await payWithCard(app, body)
      return String(body.paymentIntentId)
    }
    await settlePayment(app.deps, await pay('standard'))
    const upgrades = [await pay('premium'), await pay('elite')]
    await Promise.all([...upgrades, ...upgrades].map((id) => settlePayment(app.deps, id)))
    const counted = await rows(
      `select cents from checkout_credits where payment_intent_id in ('${upgrades.join("','")}') order by cents`,
    )
    expect(counted).toEqual([{ cents: 50_000 }, { cents: 125_000 }])
    expect(
      await rows(
        `select amount_cents as cents from clients where email_key = '${sealedAddress(app.deps, email)}'`,
      ),
    ).toEqual([{ cents: 250_000 }])
  })
})
