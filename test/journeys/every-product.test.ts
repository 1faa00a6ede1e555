import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeRefunded } from '../support/buying-visitor.ts'
import { type Bought, buyByButton, newBuyer, pageWish } from '../support/every-buyer.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { orderPackage } from '../support/paying-client.ts'
import { type ProductRow, productRows, type SoldKey } from '../support/product-table.ts'
import { soaked } from '../support/soak-share.ts'
import { productUses } from '../support/use-of-product.ts'
import { sealedAddress } from '../support/whole-database.ts'

let app: TestApp
beforeAll(async () => {
  const limits = ['PAYMENT', 'SUBSCRIPTION', 'ANY', 'UPLOAD', 'MESSAGE', 'SIGN_IN']
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    engine: keptEngine(),
    settings: Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '90000/60'])),
  })
})
afterAll(() => app.close())

/**
 * The first of each kind, which is where its button leads, what it opens, and how often it renews: the others differ in their row of
 * the catalogue. The soak buys everything.
 */
const oneOfEachKind = (rows: typeof productRows) => {
  const kindOf = ({ button, uses, renews, credited, price }: ProductRow) =>
    JSON.stringify([button?.[1].split('/')[1]?.split('?')[0], uses, renews, credited < price])
  const kinds = new Map(rows.toReversed().map((row) => [kindOf(row[1]), row]))
  return soaked([...kinds.values()].reverse(), rows)
}

const only = (wanted: (row: ProductRow) => unknown) => productRows.filter(([, row]) => wanted(row))

async function refundAll({ paymentIntentId }: Bought): Promise<void> {
  await app.sandbox.refund(paymentIntentId)
  await chargeRefunded(app, paymentIntentId)
}

async function openUses(bought: Bought, row: ProductRow): Promise<boolean[]> {
  const open: boolean[] = []
  for (const use of row.uses) {
    const { isOpen } = productUses[use]
    if (isOpen) open.push(await isOpen(app, bought))
  }
  return open
}

describe('every product, bought by its own button', () => {
  it.each(oneOfEachKind(productRows))(
    '%s alone: at its price, used to its end, and closed by its refund',
    async (key, row) => {
      const bought = await buyByButton(app, key)
      expect(bought.due).toBe(row.price)
      const intent = await app.deps.payments.getPaymentIntent(bought.paymentIntentId)
      expect(intent).toMatchObject({ status: 'succeeded', amountCents: row.price * 100 })
      for (const use of row.uses) await productUses[use].toItsEnd(app, bought)
      const before = await openUses(bought, row)
      expect(before).not.toContain(false)
      await refundAll(bought)
      expect(await openUses(bought, row)).toEqual(before.map(() => false))
    },
  )

  it.each(oneOfEachKind(only(({ renews }) => !renews)))(
    '%s after a Strategy Session: less its fee where that counts, and no other sum',
    async (key, row) => {
      const buyer = await newBuyer(app, key)
      await buyByButton(app, 'strategy-session', buyer)
      const bought = await buyByButton(app, key, buyer)
      expect(bought.due).toBe(row.credited)
      const intent = await app.deps.payments.getPaymentIntent(bought.paymentIntentId)
      expect(intent?.amountCents).toBe(row.credited * 100)
    },
  )

  it.each(oneOfEachKind(only(({ afterStandard }) => afterStandard)))(
    '%s after ARMOR Standard: the difference alone, for the same case',
    async (key, row) => {
      const first = await buyByButton(app, 'standard')
      const bought = await buyByButton(app, key, first)
      expect(bought.due).toBe(row.afterStandard)
      const { rows } = await app.deps.database.db.execute(
        `select amount_cents as cents from clients where email_key = '${sealedAddress(app.deps, first.email)}'`,
      )
      expect(rows).toEqual([{ cents: row.price * 100 }])
    },
  )

  it.each(only(({ renews }) => renews))(
    '%s cancelled: open to the end of what is paid, and closed then',
    async (key, row) => {
      const bought = await buyByButton(app, key)
      const url = `/api/purchases/${bought.session}`
      expect((await bought.caller.inject({ method: 'POST', url: `${url}/cancel` })).statusCode).toBe(200)
      expect(await openUses(bought, row)).toEqual([true])
      const until = new Date((await bought.caller.inject({ url })).json().purchase.opensUntil)
      app.clock.advance(until.getTime() - app.clock.now().getTime() + 60_000)
      await app.sandbox.advanceSubscriptions()
      await bought.caller.inject({ url })
      expect(await openUses(bought, row)).toEqual([false])
    },
  )

  it.each(oneOfEachKind(only(({ button }) => button?.[1].startsWith('/pay/'))))(
    '%s at any other amount in its address costs what it costs',
    async (key, row) => {
      const payload = { ...pageWish(app, key as SoldKey), amount: 1, price: 1, due: 1 }
      const reply = await app.asNobody().inject({ method: 'POST', url: '/api/payment-pages', payload })
      const { due, sessionId } = reply.json()
      expect(due).toBe(row.price)
      expect(await app.deps.payments.getCheckoutSession(sessionId)).toMatchObject({
        amountCents: row.price * 100,
      })
    },
  )

  it.each([
    ['tier=premium&amount=1', 1250],
    ['tier=elite&amount=300&service=standard', 2500],
    ['amount=750&service=standard', 750],
    ['service=90-day-max', 500],
    ['tier=unheard-of', 500],
    ['amount=49', null],
    ['tier=unheard-of&amount=1', null],
    ['amount=-1250', null],
  ])('the checkout at ?%s shows the total that the card is asked for: %s', async (query, dollars) => {
    const caller = app.asNobody()
    const wanted = { tier: undefined, ...Object.fromEntries(new URLSearchParams(query)) }
    const { status, body } = await orderPackage(caller, { email: 'any@example.com', ...wanted })
    const shown = await caller.inject({ url: `/api/checkout-credit?${query}` })
    if (dollars === null) expect([status, shown.statusCode]).toEqual([400, 400])
    else {
      expect([body.amount, shown.json().due]).toEqual([dollars, dollars])
      const intent = await app.deps.payments.getPaymentIntent(body.paymentIntentId)
      expect(intent?.amountCents).toBe(dollars * 100)
    }
  })
})
