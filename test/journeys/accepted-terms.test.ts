import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressValue } from '../../src/server/platform/db/person-columns.ts'
import { acceptedVersions } from '../../src/shared/rules/legal-versions.ts'
import { applyForFunding } from '../support/funding-applicant.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { orderPackage, paidBrowser, sendIntake } from '../support/paying-client.ts'
import { openedRows } from '../support/whole-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ working: false, settings: { RATE_LIMIT_PAYMENT: '5000/60' } })
})
afterAll(() => app.close())

const newAddress = () => `terms-${randomUUID().slice(0, 8)}@example.com`
async function acceptedBy(email: string) {
  const { rows } = await app.deps.database.db.execute<Record<string, unknown>>(
    sql`select page, purpose, wording, wording_version as version, client_id as client, ip from consents
     where subject_email = ${addressValue(email)} and channel = 'terms' order by id`,
  )
  return openedRows(app.deps, 'consents', rows)
}

it('the versions that stood beside the button are recorded with a payment of the checkout and with its intake', async () => {
  const email = newAddress()
  const { caller, clientId, paymentIntentId } = await paidBrowser(app, { email })
  await sendIntake(caller, { email, paymentIntentId })
  expect(await acceptedBy(email)).toEqual([
    {
      page: '/checkout',
      purpose: `Terms of an order: ${paymentIntentId}`,
      wording:
        'By going on you accept the Terms of service and the Refund policy. The Privacy notice says what we keep about you, and for how long.',
      version: acceptedVersions,
      client: null,
      ip: '127.0.0.1',
    },
    expect.objectContaining({
      page: '/intake',
      purpose: `Terms of an order: intake ${clientId}`,
      client: clientId,
    }),
  ])
})

it('two presses of the same order are one record', async () => {
  const order = { email: newAddress(), attemptKey: randomUUID() }
  const caller = await app.asBrowser()
  await orderPackage(caller, order)
  await orderPackage(caller, order)
  expect(await acceptedBy(order.email)).toHaveLength(1)
})

it('a page that we opened at the provider keeps the versions of that hour, a configured payment link has none', async () => {
  const [opened, linked] = [newAddress(), newAddress()]
  const page = await app.inject({
    method: 'POST',
    url: '/api/payment-pages',
    payload: { product: '30-day-pass' },
  })
  const { sessionId } = page.json()
  await app.sandbox.payPage(sessionId, { email: opened, name: 'Paula Page' })
  const read = () => app.inject({ url: `/api/purchases/${sessionId}` })
  await read()
  await read()
  expect(await acceptedBy(opened)).toEqual([
    expect.objectContaining({
      page: '/pay/30-day-pass',
      purpose: `Terms of an order: ${sessionId}`,
      version: acceptedVersions,
      ip: null,
    }),
  ])
  const link = await app.sandbox.payLink('30-day-pass', { email: linked, name: 'Lin Link' })
  await app.inject({ url: `/api/purchases/${link}` })
  expect(await acceptedBy(linked)).toEqual([])
})

it('a funding application and a beta application record them, staff and the person see them', async () => {
  const applicant = await applyForFunding(app)
  expect(await acceptedBy(applicant.email)).toEqual([
    expect.objectContaining({
      page: '/readiness-intake',
      purpose: `Terms of an order: application ${applicant.id}`,
    }),
  ])
  const email = newAddress()
  const tester = await (await app.asBrowser()).inject({
    method: 'POST',
    url: '/api/tester-application',
    headers: { 'accept-language': 'es-US' },
    payload: { name: 'Tess Example', email, phone: '555 010 1234', studyConsent: true, agreeToContact: true },
  })
  const { clientId } = tester.json()
  expect(await acceptedBy(email)).toEqual([
    expect.objectContaining({
      page: '/apply-beta',
      version: `${acceptedVersions} (es)`,
      wording: expect.stringContaining('acepta los Términos del servicio y la Política de reembolsos'),
    }),
  ])
  const staff = await app.asStaff()
  const shown = (await staff.inject({ url: `/api/staff/clients/${clientId}` })).json()
  expect(shown.consents.map(({ channel }: { channel: string }) => channel)).toContain('terms')
  const person = await app.asClient(email)
  const { history } = (await person.inject({ url: '/api/account/preferences' })).json()
  expect(history.map(({ channel }: { channel: string }) => channel)).toContain('terms')
})
