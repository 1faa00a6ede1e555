import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { contact, paidBrowser, sampleReports, sendIntake } from '../../../../test/support/paying-client.ts'
import { limitsOf } from '../../../shared/rules/staff-roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { fundingLinks } from '../funding/funding.tables.ts'
import { listInTheWay } from './in-the-way.ts'

const application = { email: 'Harlan@Example.com', emailKey: contact.email }
let app: TestApp
let holder: Viewer
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  app.deps.engine = keptEngine()
  const { caller, clientId, paymentIntentId } = await paidBrowser(app)
  await sendIntake(caller, { paymentIntentId }, sampleReports())
  await app.deps.queue.idle()
  const held = await app.deps.database.db.execute<{ user_id: string }>(
    `select user_id from client_holders where client_id = ${clientId}`,
  )
  holder = { kind: 'browser', userId: held.rows[0]?.user_id ?? '' }
})
afterAll(() => app.close())

describe('what stands in the way in the dispute case of the same address', () => {
  it('are its findings and the months in which entries leave, to whoever holds the case', async () => {
    const found = await listInTheWay(app.deps, { application, viewer: holder })
    expect(found.filter(({ until }) => until === null).length).toBeGreaterThan(0)
    expect(found.some(({ until }) => until !== null && /^\d{4}-\d{2}$/.test(until))).toBe(true)
    expect(found.length).toBeLessThanOrEqual(20)
    expect(found.every(({ what }) => /Experian|Equifax|TransUnion/.test(what))).toBe(true)
    // Names and dates alone: no account number.
    expect(JSON.stringify(found)).not.toMatch(/\d{5,}|x{4,}/i)
  })

  it('is the same for whoever signed in with the address, and for staff', async () => {
    const own = await listInTheWay(app.deps, { application, viewer: holder })
    const person = { userId: 'somebody', email: 'harlan@example.com' }
    expect(await listInTheWay(app.deps, { application, viewer: { kind: 'client', ...person } })).toEqual(own)
    const staff = {
      kind: 'staff',
      ...person,
      name: 'Sam',
      role: 'staff',
      limits: limitsOf('staff', null),
    } as const
    expect(await listInTheWay(app.deps, { application, viewer: staff })).toEqual(own)
  })

  it('is shown to a browser that opened a link mailed to the address, and to no other', async () => {
    const viewer = { kind: 'browser', userId: randomUUID() } as const
    expect(await listInTheWay(app.deps, { application, viewer })).toEqual([])
    const now = app.clock.now()
    await app.deps.database.db.insert(fundingLinks).values({
      tokenHash: randomUUID(),
      emailKey: contact.email,
      redeemedBy: viewer.userId,
      expiresAt: now,
      createdAt: now,
    })
    expect((await listInTheWay(app.deps, { application, viewer })).length).toBeGreaterThan(0)
  })

  it('is nothing to somebody who only wrote the address into the form, and without a case', async () => {
    const stranger: Viewer = { kind: 'client', userId: 'stranger', email: 'stranger@example.com' }
    expect(await listInTheWay(app.deps, { application, viewer: stranger })).toEqual([])
    expect(await listInTheWay(app.deps, { application, viewer: { kind: 'nobody' } })).toEqual([])
    const other = { email: 'nobody@example.com', emailKey: 'nobody@example.com' }
    expect(await listInTheWay(app.deps, { application: other, viewer: holder })).toEqual([])
  })
})
