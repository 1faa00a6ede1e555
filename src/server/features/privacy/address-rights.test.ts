import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { applyForFunding } from '../../../../test/support/funding-applicant.ts'
import { linkedBuyer } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { applyRetention } from './apply-retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: {
      RATE_LIMIT_SIGN_IN: '999/1',
      RATE_LIMIT_PAYMENT: '999/1',
      RATE_LIMIT_MESSAGE: '999/1',
      RATE_LIMIT_UPLOAD: '999/1',
    },
  })
})
afterAll(() => app.close())

async function bought(...keys: string[]) {
  const buyer = linkedBuyer(app, app.deps.payments)
  const sessions: string[] = []
  for (const key of keys) {
    const session = await buyer.buy(key)
    await sessionPaid(app, session)
    sessions.push(session)
  }
  return { ...buyer, sessions, who: await app.asClient(buyer.email) }
}
const url = '/api/account/deletion'
const ask = (who: Caller) => who.inject({ method: 'POST', url })
const write = (who: Caller, message: string) =>
  who.inject({
    method: 'POST',
    url: '/api/account/messages',
    payload: { message, attemptKey: `address-${message.slice(0, 40)}` },
  })
const day = 86_400_000
/** Deletions run with retention; the jobs that they leave are done after it. */
async function afterDays(days: number) {
  app.clock.advance(days * day)
  await applyRetention(app.deps)
  await app.deps.queue.idle()
}
const everything = async () => (await wholeDatabase(app.deps)).join('\n')
const actionsOf = async () => {
  const { rows } = await app.deps.database.db.execute<{ action: string; detail: object }>(
    `select action, detail from audit_entries order by position`,
  )
  return rows
}

describe('whoever bought without a case', () => {
  it('downloads all of it: purchases, messages and mails, and nothing of anybody else', async () => {
    const { who, email } = await bought('collections-toolkit')
    const other = await bought('monthly-access')
    await write(who, 'Where is Zebulon?')
    const reply = await who.inject({ url: '/api/account/data' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
    const files = unzipSync(reply.rawPayload)
    const part = (name: string) => strFromU8(files[`records/${name}.json`] ?? new Uint8Array())
    expect(part('payments')).toContain('Collections Toolkit')
    expect(part('messages')).toContain('Zebulon')
    expect(part('mails')).toContain('Your receipt for Collections Toolkit')
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(email)
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(all).not.toContain(other.email)
    expect(all).not.toMatch(/token=/)
  })

  it('asks for deletion once, is mailed the day, and takes it back', async () => {
    const { who, email } = await bought('collections-toolkit')
    const first = (await ask(who)).json()
    expect(first).toEqual({
      deletionRequestedAt: app.clock.now().toISOString().slice(0, 10),
      deletionDueOn: expect.any(String),
      hasCase: false,
    })
    expect((await ask(who)).json()).toEqual(first)
    const mails = await mailsWith(app.deps, { to: email, type: 'deletion' })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/account/overview')
    const back = (await who.inject({ method: 'DELETE', url })).json()
    expect(back).toEqual({ deletionRequestedAt: null, deletionDueOn: null, hasCase: false })
    await afterDays(8)
    expect(await everything()).toContain(email)
  })

  it('is gone after seven days: purchases without a name, the subscription ended, nothing left of the address', async () => {
    const { who, email, subscriptionOf, sessions } = await bought('monthly-access', 'collections-toolkit')
    const subscription = await subscriptionOf(sessions[0] ?? '')
    await write(who, 'Please delete me.')
    await app.inject({
      method: 'POST',
      url: '/api/visitor-messages',
      payload: {
        name: 'Bea Buyer',
        email,
        topic: 'privacy',
        message: 'Me again.',
        attemptKey: 'address-again',
      },
    })
    await ask(who)
    await afterDays(6)
    expect(await everything()).toContain(email)
    await afterDays(1)
    expect(await everything()).not.toContain(email)
    expect(await app.deps.payments.getSubscription(subscription)).toMatchObject({ status: 'canceled' })
    expect((await who.inject({ url: '/api/account/overview' })).statusCode).toBe(401)
    const last = (await actionsOf()).filter(({ action }) => action === 'delete-address').at(-1)
    expect(last?.detail).not.toContain('@')
  })

  it('takes a funding application of the address along', async () => {
    const { email, id } = await applyForFunding(app)
    await ask(await app.asClient(email))
    await afterDays(7)
    expect(await everything()).not.toContain(email)
    const staff = await app.asStaff()
    expect((await staff.inject({ url: `/api/funding-applications/${id}` })).statusCode).toBe(404)
  })

  it('takes a checkout along that was begun and never paid', async () => {
    const { who, email } = await bought('collections-toolkit')
    const payload = {
      name: 'Bea Buyer',
      email,
      phone: '555 010 1234',
      agreeToContact: false,
      tier: 'standard',
    }
    const begun = await app.asNobody().inject({ method: 'POST', url: '/api/create-payment-intent', payload })
    expect(begun.statusCode).toBe(200)
    await ask(who)
    await afterDays(7)
    expect(await everything()).not.toContain(email)
  })

  it('leaves what another address bought', async () => {
    const { who } = await bought('collections-toolkit')
    const other = await bought('collections-toolkit')
    await ask(who)
    await afterDays(7)
    expect((await other.rows())[0]).toMatchObject({ status: 'active' })
  })
})

describe('an address with a case', () => {
  it('is told to delete the case, with which everything goes', async () => {
    const { who, email } = await bought('collections-toolkit')
    await app.makeClient({ email })
    expect((await ask(who)).statusCode).toBe(409)
    expect((await who.inject({ url })).json()).toMatchObject({ hasCase: true })
  })

  it('that was begun after the wish loses nothing, and is told so', async () => {
    const { who, email } = await bought('collections-toolkit')
    await ask(who)
    await app.makeClient({ email })
    await afterDays(7)
    expect(await everything()).toContain(email)
    const mails = await mailsWith(app.deps, { to: email, type: 'deletion' })
    expect(mails.at(-1)?.subject).toBe('Your data was not deleted')
    await afterDays(1)
    expect(await mailsWith(app.deps, { to: email, type: 'deletion' })).toHaveLength(2)
  })
})

describe('an admin', () => {
  const remove = (who: Caller, email: string, confirmEmail = email) =>
    who.inject({ method: 'POST', url: '/api/staff/addresses/delete', payload: { email, confirmEmail } })

  it('deletes an address that has no case at once, after it was typed again, as its owner would have', async () => {
    const { who, email } = await bought('collections-toolkit')
    await write(who, 'Please forget Zephyrine')
    const admin = await app.asStaff('admin')
    expect((await remove(await app.asStaff(), email)).statusCode).toBe(403)
    const typed = await remove(admin, email, 'somebody@example.com')
    expect([typed.statusCode, typed.json().fields]).toEqual([
      400,
      { confirmEmail: 'This is not the address' },
    ])
    expect(await everything()).toContain(email)
    expect((await remove(admin, email, ` ${email.toUpperCase()} `)).json()).toEqual({ deleted: true })
    await app.deps.queue.idle()
    expect(await everything()).not.toContain(email)
    const last = (await actionsOf()).filter(({ action }) => action === 'delete-address').at(-1)
    expect(last?.detail).not.toContain(email)
    expect((await remove(admin, email)).statusCode).toBe(404)
  })

  it('is led to the record of an address that has one', async () => {
    const { email } = await bought('premium-plan')
    expect((await remove(await app.asStaff('admin'), email)).statusCode).toBe(409)
    expect(await everything()).toContain(email)
  })
})
