import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { linkedBuyer } from '../../../../test/support/linked-buyer.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { readPages } from '../../../engine/read/read-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T23:30:00Z'),
    engine: keptEngine(),
    settings: {
      RATE_LIMIT_SIGN_IN: '999/1',
      RATE_LIMIT_PAYMENT: '999/1',
      COMPANY_NAME: 'Armor Example LLC',
      POSTAL_ADDRESS: '1 Main Street, Dover, DE 19901',
      SUPPORT_EMAIL: 'help@armor.example',
    },
  })
})
afterAll(() => app.close())

interface Receipt {
  number: string
  product: string
  paid: number
  credited: number
  refunded: number
}

async function bought(key: string) {
  const buyer = linkedBuyer(app, app.deps.payments)
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  return { ...buyer, session, who: await app.asClient(buyer.email) }
}
const receiptsOf = async (who: Caller): Promise<Receipt[]> =>
  (await who.inject({ url: '/api/account/overview' })).json().receipts
const download = (who: Caller, number: string, language = 'en') =>
  who.inject({ url: `/api/account/receipts/${number}?language=${language}` })
/** The text of a PDF in one line. */
async function read(reply: { rawPayload: Buffer }): Promise<string> {
  const result = await readPages(reply.rawPayload)
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const words = result.pages.flatMap((page) => page.words.map(({ text }) => text))
  return words.join(' ').replace(/\s+/g, ' ')
}

describe('the receipt of a payment as a PDF', () => {
  it('names number, day, product, amount, seller and buyer, as a tagged document', async () => {
    const { who, email } = await bought('collections-toolkit')
    const [receipt] = await receiptsOf(who)
    const reply = await download(who, receipt?.number ?? '')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toContain(`armor-receipt-${receipt?.number}.pdf`)
    expect(reply.rawPayload.toString('latin1')).toContain('/StructTreeRoot')
    const text = await read(reply)
    for (const word of [
      receipt?.number ?? '?',
      'November 20, 2026',
      'Collections Toolkit',
      '$300.00',
      'Armor Example LLC',
      '1 Main Street, Dover, DE 19901',
      'help@armor.example',
      'Bea Buyer',
      email,
    ])
      expect(text).toContain(word)
    expect(text).not.toContain('renews')
  })

  it('says of a subscription that it renews, when, for how much and how to cancel', async () => {
    const { who } = await bought('monthly-access')
    const [receipt] = await receiptsOf(who)
    const text = await read(await download(who, receipt?.number ?? ''))
    expect(text).toContain('Monthly Access renews by itself on December 20, 2026 for $49.00')
    expect(text).toContain('press Cancel subscription')
  })

  it('says of a cancelled one that nothing more is charged', async () => {
    const { who, session } = await bought('monthly-access')
    const url = `/api/purchases/${session}/cancel`
    expect((await who.inject({ method: 'POST', url })).statusCode).toBe(200)
    const [receipt] = await receiptsOf(who)
    const text = await read(await download(who, receipt?.number ?? ''))
    expect(text).toContain('nothing more is charged')
    expect(text).not.toContain('renews by itself')
  })

  it('tells what was given back, also on the provider’s own site', async () => {
    const buyer = await bought('collections-toolkit')
    const intent = await buyer.newestIntent(buyer.session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    const [receipt] = await receiptsOf(buyer.who)
    expect(receipt).toMatchObject({ paid: 300, refunded: 300 })
    const text = await read(await download(buyer.who, receipt?.number ?? ''))
    expect(text).toContain('Given back')
    expect(text).toContain('-$300.00')
    expect(text).toContain('Stays paid $0.00')
  })

  it('is in Spanish on a page in Spanish', async () => {
    const { who } = await bought('collections-toolkit')
    const [receipt] = await receiptsOf(who)
    const text = await read(await download(who, receipt?.number ?? '', 'es'))
    for (const word of ['Recibo', '20 de noviembre de 2026', 'Vendido por', 'Número de recibo'])
      expect(text).toContain(word)
  })

  it('is absent for everybody who did not pay it', async () => {
    const { who } = await bought('collections-toolkit')
    const other = await bought('collections-toolkit')
    const [receipt] = await receiptsOf(who)
    expect((await download(other.who, receipt?.number ?? '')).statusCode).toBe(404)
  })
})

describe('the list of receipts', () => {
  it('has one for every payment, a package among them once', async () => {
    const buyer = linkedBuyer(app, app.deps.payments)
    for (const key of ['collections-toolkit', 'standard-plan']) await sessionPaid(app, await buyer.buy(key))
    const receipts = await receiptsOf(await app.asClient(buyer.email))
    expect(receipts.map(({ product, paid }) => [product, paid]).sort()).toEqual([
      ['ARMOR Standard', 750],
      ['Collections Toolkit', 300],
    ])
  })
})
