import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'
import { clientRoom } from '../../../shared/live.ts'
import { recordContactConsent } from '../consent/record-contact-consent.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'

const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now,
    settings: { RATE_LIMIT_ANY: '50000/60', RATE_LIMIT_SIGN_IN: '5000/60' },
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  options: { by?: Caller; payload?: object } = {},
): Promise<{ status: number; body: Record<string, unknown> & { error?: string } }> {
  const { by = staff, payload } = options
  const reply = await by.inject({ method, url, ...(payload ? { payload } : {}) })
  return { status: reply.statusCode, body: reply.json() }
}
const caseOf = (clientId: number | string) => ask('GET', `/api/staff/clients/${clientId}`)
const block = (clientId: number, blocked = true, reason = 'Charged back') =>
  ask('POST', `/api/staff/clients/${clientId}/block`, { payload: { blocked, reason } })
async function audited(clientId: number): Promise<string[]> {
  const { rows } = await app.deps.database.db.execute<{ action: string }>(
    `select action from audit_entries where client_id = ${clientId} order by position`,
  )
  return rows.map(({ action }) => action)
}

describe('a client’s page', () => {
  it('has everything known of the person in one reply, and its opening is in the audit log', async () => {
    const email = 'whole@example.com'
    const clientId = await app.makeClient({ email })
    const other = await app.makeClient({ email: 'Whole@Example.com', type: 'tester' })
    await addFilesTo(app.deps, clientId)
    await app.deps.database.transaction((tx) =>
      recordContactConsent(tx, {
        email,
        page: '/checkout',
        ip: '127.0.0.1',
        userAgent: 'test',
        language: 'en',
        now,
        agreed: true,
        preferences: { phone: true, text: false, email: true },
        actor: 'self',
      }),
    )
    await app.deps.database.db.insert(purchases).values({
      provider: 'sandbox',
      providerReference: 'cs_1',
      productKey: 'toolkit',
      productName: 'Collections Toolkit',
      amountCents: 30_000,
      email,
      emailKey: email,
      status: 'paid',
      createdAt: now,
    })
    await app.deps.database.db.insert(fundingApplications).values({
      name: 'Whole Bakery LLC',
      email,
      emailKey: email,
      phone: '555 010 1234',
      caseStatus: 'intake-received',
      createdAt: now,
    })
    const { status, body } = await caseOf(clientId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      client: { id: clientId, email, amount: '1750.00', version: 1, blocked: false },
      contact: { language: 'en', notes: null },
      blockedAt: null,
      deletion: null,
      purchases: [{ productName: 'Collections Toolkit', amount: '300.00' }],
      fundingApplications: [{ name: 'Whole Bakery LLC', caseStatus: 'intake-received' }],
      otherRecords: [{ id: other }],
    })
    expect(body.uploads).toMatchObject([{ coverage: null, layout: null, linesNotUnderstood: null }])
    expect(body.consents).toHaveLength(4)
    expect(await audited(clientId)).toEqual(['open-client'])
  })

  it('shows a settled payment with what is left of it', async () => {
    const { clientId, paymentIntentId } = await paidBrowser(app)
    expect((await caseOf(clientId)).body.payments).toMatchObject([
      {
        paymentIntentId,
        amount: '1750.00',
        refunded: '0.00',
        left: '1750.00',
        status: 'succeeded',
        refunds: [],
      },
    ])
  })

  it.each([999_999, 'abc', '0', '1e3', '%27'])('of the client %s is not found', async (id) => {
    expect((await caseOf(id)).status).toBe(404)
  })
})

describe('a score entered by staff', () => {
  const score = (clientId: number, payload: object) =>
    ask('POST', `/api/staff/clients/${clientId}/score`, { payload })

  it('is the client’s credit score, with its change against an earlier month', async () => {
    const clientId = await app.makeClient({ email: 'score@example.com' })
    await score(clientId, { score: 640, day: '2026-10-05', source: 'Experian app' })
    expect(await score(clientId, { score: 655, day: '2026-11-19', source: 'Experian app' })).toMatchObject({
      status: 200,
      body: { saved: true },
    })
    const shown = await ask('GET', `/api/credit-score/${clientId}`, {
      by: await app.asClient('score@example.com'),
    })
    expect(shown.body).toMatchObject({ score: 655, change: 15 })
    expect(await audited(clientId)).toEqual(['enter-score', 'enter-score'])
  })

  it.each([
    [{ score: 299 }, 'score'],
    [{ score: 851 }, 'score'],
    [{ score: 700.5 }, 'score'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2026-11-21' }, 'day'],
    [{ day: '1950-01-01' }, 'day'],
    [{ source: ' ' }, 'source'],
  ])('with %o is refused at its field and changes nothing', async (wrong, field) => {
    const clientId = await app.makeClient()
    const { status, body } = await score(clientId, {
      score: 700,
      day: '2026-11-19',
      source: 'Experian app',
      ...wrong,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
    expect(await audited(clientId)).toEqual([])
  })
})

describe('a blocked client', () => {
  it('is absent to its browser and its signed-in owner, and stays open to staff', async () => {
    const email = 'blocked@example.com'
    const clientId = await app.makeClient({ email })
    const kept = await app.makeClient({ email })
    const browser = await app.asBrowser(clientId)
    const owner = await app.asClient(email)
    const callers = [browser, owner]
    const statuses = (paths: string[]) =>
      Promise.all(callers.flatMap((by) => paths.map(async (path) => (await ask('GET', path, { by })).status)))
    const paths = ['', '/documents', '/review', '/folder', '/mailings'].map(
      (path) => `/api/clients/${clientId}${path}`,
    )
    expect(new Set(await statuses(paths))).toEqual(new Set([200]))
    expect((await block(clientId)).body).toEqual({ blocked: true })
    expect(new Set(await statuses(paths))).toEqual(new Set([404]))
    const mine = await owner.inject({ method: 'GET', url: '/api/my-clients' })
    expect(mine.json().map(({ id }: { id: number }) => id)).toEqual([kept])
    expect((await caseOf(clientId)).body).toMatchObject({
      blockedAt: now.toISOString(),
      blockedReason: 'Charged back',
      client: { blocked: true, changedBy: 'Sam Staff' },
    })
    await block(clientId, false, '')
    expect(new Set(await statuses(paths))).toEqual(new Set([200]))
    expect((await audited(clientId)).filter((action) => action.includes('block'))).toEqual([
      'block-client',
      'unblock-client',
    ])
  })

  it('is closed to the browser that paid for it, too', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    await block(clientId)
    expect((await ask('GET', `/api/payments/${paymentIntentId}`, { by: caller })).status).toBe(404)
  })

  it('twice is one entry, and without a reason is refused', async () => {
    const clientId = await app.makeClient()
    expect((await block(clientId, true, '')).status).toBe(400)
    await block(clientId)
    await block(clientId)
    expect(await audited(clientId)).toEqual(['block-client'])
  })

  it('gets no sign-in link, unless another record of the address is open', async () => {
    const email = 'no-link@example.com'
    const links = async () => {
      await app.inject({ method: 'POST', url: '/api/account/sign-in-link', payload: { email } })
      await app.deps.queue.idle()
      const { rows } = await app.deps.database.db.execute(
        `select 1 from mail_outbox where mail_type = 'sign-in-link' and recipient_key = '${sealedAddress(app.deps, email)}'`,
      )
      return rows.length
    }
    await block(await app.makeClient({ email }))
    expect(await links()).toBe(0)
    await app.makeClient({ email })
    expect(await links()).toBe(1)
  })
})

describe('a client that an admin deletes', () => {
  const remove = (clientId: number, by: Caller, confirmName = 'Pat Example') =>
    ask('DELETE', `/api/staff/clients/${clientId}`, { by, payload: { confirmName } })

  it('is gone once the name is typed again; the audit entry stays', async () => {
    const admin = await app.asStaff('admin')
    const clientId = await app.makeClient({ email: 'gone@example.com' })
    const wrong = await remove(clientId, admin, 'Pat Exemple')
    expect(wrong).toMatchObject({ status: 400, body: { fields: { confirmName: expect.any(String) } } })
    expect((await caseOf(clientId)).status).toBe(200)
    expect(await remove(clientId, admin)).toMatchObject({ status: 200, body: { deleted: true } })
    expect((await caseOf(clientId)).status).toBe(404)
    expect((await remove(clientId, admin)).status).toBe(404)
    expect(await audited(clientId)).toContain('delete-client')
  })

  it('stays for staff who are no admin', async () => {
    const clientId = await app.makeClient()
    expect((await remove(clientId, staff)).status).toBe(403)
    expect((await caseOf(clientId)).status).toBe(200)
  })
})

describe('the live channel of a client that is blocked', () => {
  const open: Socket[] = []
  afterAll(() => {
    for (const socket of open) socket.disconnect()
  })

  async function follow(address: string, who: Caller, clientId: number): Promise<unknown[]> {
    const socket = io(address, { extraHeaders: { cookie: who.cookie ?? '' }, forceNew: true })
    open.push(socket)
    const heard: unknown[] = []
    socket.on('notification', () => heard.push('notification'))
    socket.on('subscription-error', () => heard.push('left'))
    await new Promise((resolve) => {
      socket.once('subscription-confirmed', resolve)
      socket.emit('subscribe-client', clientId)
    })
    return heard
  }

  it('is left at once by its owner, and is still heard by staff', async () => {
    const address = await app.listen()
    const clientId = await app.makeClient({ email: 'live-block@example.com' })
    const owner = await follow(address, await app.asClient('live-block@example.com'), clientId)
    const member = await follow(address, staff, clientId)
    await block(clientId)
    app.deps.live.emit(clientRoom(clientId), 'notification', { title: 'T', message: 'M', type: 'info' })
    await expect.poll(() => member).toEqual(['notification'])
    expect(owner).toEqual(['left'])
  })
})
