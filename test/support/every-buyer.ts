import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { officeDay } from '../../src/shared/rules/civil-days.ts'
import { prequalificationRequirements } from '../../src/shared/rules/prequalification.ts'
import { renewalDay } from '../../src/shared/rules/renewal-day.ts'
import { sessionPaid } from './buying-visitor.ts'
import type { Caller, TestApp } from './make-app.ts'
import { orderPackage, payWithCard } from './paying-client.ts'
import { type ProductRow, productTable, type SoldKey } from './product-table.ts'
import { newApplication } from './refunding-staff.ts'

/** Something that one person bought in one browser. */
export interface Bought {
  key: SoldKey
  email: string
  caller: Caller
  /** What was asked for, in dollars. */
  due: number
  paymentIntentId: string
  /** Of what is bought on a hosted page; '' else. */
  session: string
  /** Of what is bought for an application; 0 else. */
  applicationId: number
}

interface Buyer {
  caller: Caller
  email: string
  applicationId: number
}

const name = 'Eva Every'

/** Somebody new, with what has to be there before this product can be bought: an application, where it is for one. */
export async function newBuyer(app: TestApp, key: SoldKey): Promise<Buyer> {
  if (!productTable[key].uses.includes('application'))
    return {
      caller: app.asNobody(),
      email: `every-${randomUUID().slice(0, 8)}@example.com`,
      applicationId: 0,
    }
  const { applicant: caller, email, applicationId } = await newApplication(app)
  if (key === 'application-package') {
    await sessionPaid(app, await app.sandbox.payLink('application-prequalification', { email, name }))
    const staff = await app.asStaff()
    for (const requirement of prequalificationRequirements) {
      const url = `/api/staff/funding-applications/${applicationId}/requirements`
      const payload = { key: requirement.key, met: true, note: 'Seen on the papers' }
      await staff.inject({ method: 'POST', url, payload })
    }
  }
  return { caller, email, applicationId }
}

/** Buys as the button of the row does: by the calls that its page makes, with the card 4242. */
export async function buyByButton(app: TestApp, key: SoldKey, given?: Buyer): Promise<Bought> {
  const row = productTable[key]
  const buyer = given ?? (await newBuyer(app, key))
  const address = new URL(row.button?.[1] ?? '/checkout', 'https://armor.example')
  if (address.pathname.startsWith('/pay/')) return buyOnPage(app, key, row, buyer)
  if (row.uses.includes('application')) return buyForApplication(app, key, buyer)
  const { caller, email } = buyer
  const wanted = row.button ? Object.fromEntries(address.searchParams) : { tier: key }
  const { body } = await orderPackage(caller, { email, tier: undefined, ...wanted })
  await payWithCard(app, body)
  const shown = (await caller.inject({ url: `/api/payments/${body.paymentIntentId}` })).json()
  expect(shown.status).toBe('succeeded')
  return { ...buyer, key, due: body.amount, paymentIntentId: body.paymentIntentId, session: '' }
}

/** The body with which the page of a product asks for its hosted page. */
export function pageWish(app: TestApp, key: SoldKey) {
  const { price, renews } = productTable[key]
  if (!renews) return { product: key }
  const renewsOn = renewalDay(officeDay(app.clock.now()), renews)
  return { product: key, renewal: { version: '2026-11-1', price, renewsOn } }
}

async function buyOnPage(app: TestApp, key: SoldKey, row: ProductRow, buyer: Buyer): Promise<Bought> {
  const { caller, email } = buyer
  const payload = { ...pageWish(app, key), email }
  const page = (await caller.inject({ method: 'POST', url: '/api/payment-pages', payload })).json()
  expect(page.price).toBe(row.price)
  await app.sandbox.payPage(page.sessionId, { email, name })
  const shown = (await caller.inject({ url: `/api/purchases/${page.sessionId}` })).json()
  expect(shown).toMatchObject({ state: 'paid', purchase: { status: 'active', paid: page.due } })
  const told = await app.deps.payments.getCheckoutSession(page.sessionId)
  const subscription = told?.subscriptionId
    ? await app.deps.payments.getSubscription(told.subscriptionId)
    : null
  const paymentIntentId = told?.paymentIntentId ?? subscription?.paymentIntentIds[0] ?? ''
  return { ...buyer, key, due: page.due, paymentIntentId, session: page.sessionId }
}

async function buyForApplication(app: TestApp, key: SoldKey, buyer: Buyer): Promise<Bought> {
  const { caller, email, applicationId } = buyer
  const customerInfo = { fullName: name, email, phone: '555 010 0100' }
  const payload = {
    productType: key,
    customerInfo,
    ...(key === 'application-package' ? { applicationId } : {}),
  }
  const url = '/api/create-funding-payment-intent'
  const intent = (await caller.inject({ method: 'POST', url, payload })).json()
  await payWithCard(app, intent)
  const shown = await caller.inject({ url: `/api/funding-payments/${intent.paymentIntentId}` })
  expect(shown.json()).toMatchObject({ status: 'succeeded', productType: key })
  return { ...buyer, key, due: intent.amount, paymentIntentId: intent.paymentIntentId, session: '' }
}
