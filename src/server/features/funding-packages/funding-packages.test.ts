import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailTextsOf } from '../../../../test/support/funding-applicant.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { prequalificationRequirements } from '../../../shared/rules/prequalification.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import { fundingApplications, fundingHolders } from '../funding/funding.tables.ts'
import { fundingPapers } from './funding-papers.ts'

const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let staff: Caller
let email: string
let applicant: Caller
let id: number
beforeAll(async () => {
  app = await makeApp({ now, settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  app.deps.engine = keptEngine()
  staff = await app.asStaff()
})
afterAll(() => app.close())
beforeEach(async () => {
  email = `applicant-${randomUUID().slice(0, 8)}@example.com`
  applicant = await app.asBrowser()
  id = await applied(applicant)
})

async function applied(holder: Caller): Promise<number> {
  const { db } = app.deps.database
  const ann = { name: 'Ann Applicant', email, phone: '555 010 0100' }
  const person = { ...ann, emailKey: email, searched: wordsOfPerson(ann) }
  const [row] = await db
    .insert(fundingApplications)
    .values({ ...person, caseStatus: 'intake-received', createdAt: now })
    .returning()
  const applicationId = row?.id ?? 0
  await db.insert(fundingHolders).values({ userId: holder.userId ?? '', applicationId, createdAt: now })
  return applicationId
}

const customerInfo = () => ({ fullName: 'Ann Applicant', email, phone: '555 010 0100' })

async function order(productType: string, over: object = {}, caller = applicant) {
  const url = '/api/create-funding-payment-intent'
  const payload = { productType, customerInfo: customerInfo(), ...over }
  const reply = await caller.inject({ method: 'POST', url, payload })
  return { status: reply.statusCode, body: reply.json() }
}

async function pay(productType: string, over: object = {}, caller = applicant): Promise<string> {
  const { body } = await order(productType, over, caller)
  await payWithCard(app, body)
  await caller.inject({ url: `/api/funding-payments/${body.paymentIntentId}` })
  return body.paymentIntentId
}

const buyLink = async (key: string) =>
  sessionPaid(app, await app.sandbox.payLink(key, { email, name: 'Ann' }))
const paper = (key: string, caller = applicant) =>
  caller.inject({ url: `/api/funding-applications/${id}/papers/${key}` })
const billing = async (caller = applicant) =>
  (await caller.inject({ method: 'POST', url: `/api/funding-applications/${id}/billing` })).json()
const judge = (key: string, met: boolean, caller = staff) =>
  caller.inject({
    method: 'POST',
    url: `/api/staff/funding-applications/${id}/requirements`,
    payload: { key, met, note: 'Seen on the papers' },
  })
const fee = (payload: object, caller = staff) =>
  caller.inject({ method: 'POST', url: `/api/staff/funding-applications/${id}/fee`, payload })

async function refund(paymentIntentId: string, amountCents: number) {
  await app.deps.payments.refundPayment({ paymentIntentId, amountCents, attemptKey: randomUUID() })
  await chargeRefunded(app, paymentIntentId)
}

describe('the papers of a package', () => {
  it('are closed before it is paid, and to a name that is no paper', async () => {
    for (const { key } of fundingPapers) expect((await paper(key)).statusCode).toBe(404)
    await pay('armor-ready')
    expect((await paper('no-such-paper')).statusCode).toBe(404)
    expect((await paper('__proto__')).statusCode).toBe(404)
  })

  it('are delivered as PDF once ARMOR Ready is paid, those of the other package not', async () => {
    await pay('armor-ready')
    for (const { key, packageKey } of fundingPapers) {
      const reply = await paper(key)
      expect([key, reply.statusCode]).toEqual([key, packageKey === 'armor-ready' ? 200 : 404])
      if (reply.statusCode !== 200) continue
      expect(reply.headers['content-type']).toBe('application/pdf')
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it('are all delivered by Entity + Readiness, which credits $497', async () => {
    await pay('entity-readiness')
    expect((await paper('operating-documents')).statusCode).toBe(200)
    expect((await paper('strategy-report')).statusCode).toBe(200)
  })

  it('are closed by a full refund, and not by a part of one', async () => {
    const intent = await pay('armor-ready')
    await refund(intent, 10_000)
    expect((await paper('cover-letter')).statusCode).toBe(200)
    await refund(intent, 39_700)
    expect((await paper('cover-letter')).statusCode).toBe(404)
    expect(await billing()).toMatchObject({
      payments: [{ product: 'ARMOR Ready', amount: 497, refunded: 497 }],
    })
  })

  it('are opened by the payment link of ARMOR Ready too, to whoever has proven the address', async () => {
    await buyLink('armor-ready')
    expect((await paper('cover-letter')).statusCode).toBe(404)
    expect((await paper('cover-letter', await app.asClient(email))).statusCode).toBe(200)
    expect((await paper('cover-letter', staff)).statusCode).toBe(200)
  })

  it('are not opened to a browser that only wrote the address of somebody who paid into a form', async () => {
    await pay('armor-ready')
    const stranger = await app.asBrowser()
    id = await applied(stranger)
    await pay('entity-readiness')
    expect((await paper('cover-letter', stranger)).statusCode).toBe(404)
    expect(await billing(stranger)).toEqual({ payments: [] })
  })

  it('leave an entry in the audit log when staff read one', async () => {
    await pay('armor-ready')
    await paper('cover-letter', staff)
    const { rows } = await app.deps.database.db.execute(
      `select detail from audit_entries where action = 'open-funding-paper' and detail->>'application' = '${id}'`,
    )
    expect(openedRows(app.deps, 'audit_entries', rows)).toEqual([
      { detail: { application: id, paper: 'cover-letter' } },
    ])
  })
})

describe('the email support of a package', () => {
  const supportOf = async (caller = applicant) => {
    const { packages } = (await caller.inject({ url: `/api/funding-applications/${id}` })).json()
    return packages.map(({ key, support }: { key: string; support: object | null }) => [key, support])
  }
  const listed = async () => {
    const rows = (await staff.inject({ url: `/api/staff/funding-applications?search=${email}` })).json()
    return rows[0]?.supportUntil
  }
  const open = { until: '2026-12-20', open: true }

  it('lasts 30 days from the payment, stands in the receipt and in the list, and ends by a whole refund', async () => {
    expect(await listed()).toBeNull()
    const intent = await pay('armor-ready')
    expect(await supportOf()).toEqual([['armor-ready', open]])
    expect(await listed()).toBe('2026-12-20')
    const [receipt = ''] = await mailTextsOf(app, email, 'receipt')
    expect(receipt).toMatch(/Email support until\s+December 20, 2026/)
    await refund(intent, 10_000)
    expect(await listed()).toBe('2026-12-20')
    await refund(intent, 39_700)
    expect(await supportOf()).toEqual([])
    expect(await listed()).toBeNull()
  })

  it('comes with Entity + Readiness and with the payment link too', async () => {
    await pay('entity-readiness')
    expect(await supportOf()).toEqual([
      ['entity-readiness', null],
      ['armor-ready', open],
    ])
    const [receipt = ''] = await mailTextsOf(app, email, 'receipt')
    expect(receipt).toContain('December 20, 2026')
    email = `linked-${email}`
    id = await applied(applicant)
    await buyLink('armor-ready')
    expect(await supportOf(staff)).toEqual([['armor-ready', open]])
    const [linked = ''] = await mailTextsOf(app, email, 'receipt')
    expect(linked).toMatch(/Email support until\s+December 20, 2026/)
  })

  it('is not brought by the prequalification', async () => {
    await buyLink('application-prequalification')
    expect(await supportOf(staff)).toEqual([['application-prequalification', null]])
    expect(await listed()).toBeNull()
  })
})

describe('the prequalification', () => {
  const pass = async () => {
    for (const { key } of prequalificationRequirements) await judge(key, true)
  }
  const orderPackage = (caller = applicant) => order('application-package', { applicationId: id }, caller)

  it('is judged only once its $99 are paid', async () => {
    const refused = await judge('credit-score', true)
    expect(refused.statusCode).toBe(402)
    await buyLink('application-prequalification')
    const judged = await judge('credit-score', false)
    expect(judged.json()).toMatchObject({ paid: true, passed: false, packagePaid: false })
    expect(judged.json().requirements).toContainEqual({
      key: 'credit-score',
      met: false,
      note: 'Seen on the papers',
    })
  })

  it('lets nobody buy the $300 package before all six are met, and then once', async () => {
    expect(await orderPackage()).toMatchObject({ status: 400 })
    await buyLink('application-prequalification')
    await pass()
    await judge('financial-statements', false)
    const refused = await orderPackage()
    expect(refused.status).toBe(400)
    expect(refused.body.error).toContain('all six requirements')
    await judge('financial-statements', true)
    expect((await paper('application-package')).statusCode).toBe(404)
    const { status, body } = await orderPackage()
    expect([status, body.amount]).toEqual([200, 300])
    await payWithCard(app, body)
    const shown = await applicant.inject({ url: `/api/funding-payments/${body.paymentIntentId}` })
    expect(shown.json()).toMatchObject({ status: 'succeeded', amount: 300, applicationId: id })
    expect((await judge('credit-score', true)).json()).toMatchObject({ passed: true, packagePaid: true })
    expect((await paper('prequalification-answer', await app.asClient(email))).statusCode).toBe(200)
    expect((await paper('application-package')).headers['content-type']).toBe('application/pdf')
    const word = await paper('application-package?as=word')
    expect(word.headers['content-disposition']).toContain('application-package.docx')
    expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await orderPackage()).body.error).toContain('paid already')
  })

  it('is closed by a refund of its $99', async () => {
    const session = await app.sandbox.payLink('application-prequalification', { email, name: 'Ann' })
    await sessionPaid(app, session)
    await pass()
    const told = await app.deps.payments.getCheckoutSession(session)
    await refund(told?.paymentIntentId ?? '', 9900)
    expect((await orderPackage()).status).toBe(400)
    expect((await judge('credit-score', true)).statusCode).toBe(402)
  })

  it('of somebody else is not there, and without a session nobody buys its package', async () => {
    expect((await orderPackage(await app.asBrowser())).status).toBe(404)
    expect((await orderPackage(app.asNobody())).status).toBe(401)
    expect((await order('application-package')).status).toBe(404)
  })
})

describe('the fee of success', () => {
  it('is 10 percent of what was funded, to the cent, and a correction takes its place', async () => {
    expect((await fee({ funded: 50_000, confirmedOn: '2026-11-01' })).json()).toEqual({
      funded: 50_000,
      fee: 5000,
    })
    expect((await fee({ funded: 12_345.67, confirmedOn: '2026-11-02' })).json()).toEqual({
      funded: 12_345.67,
      fee: 1234.57,
    })
    expect((await fee({ funded: 99_999_999, confirmedOn: '2026-11-02' })).json()).toMatchObject({
      fee: 9_999_999.9,
    })
    const { rows } = await app.deps.database.db.execute(
      `select 1 from funding_fees where application_id = ${id}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is refused for nothing, for less, for a day to come, and to whoever is no staff', async () => {
    for (const funded of [0, -1, Number.NaN, 1e12])
      expect((await fee({ funded, confirmedOn: '2026-11-01' })).statusCode).toBe(400)
    expect((await fee({ funded: 1000, confirmedOn: '2027-01-01' })).statusCode).toBe(400)
    expect((await fee({ funded: 1000, confirmedOn: 'soon' })).statusCode).toBe(400)
    expect((await fee({ funded: 1000, confirmedOn: '2026-11-01' }, applicant)).statusCode).toBe(404)
  })
})
