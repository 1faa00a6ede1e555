import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledFundingForm, sendFundingForm } from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { newestMails } from '../outbox/newest-mails.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '999/1' },
  })
})
afterAll(() => test.close())

async function linkTo(email: string): Promise<string> {
  test.clock.advance(1_000)
  await test.inject({ method: 'POST', url: '/api/account/sign-in-link', payload: { email } })
  await test.deps.queue.idle()
  const [mail] = await newestMails(test.deps, 1)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const press = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/account/redeem-link', payload: { token } })
const lookUp = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/account/sign-in-link/look-up', payload: { token } })
const open = async (who: Caller, id: number) => (await who.inject({ url: `/api/clients/${id}` })).statusCode
const kindOf = async (who: Caller) => (await who.inject({ url: '/api/account/session' })).json().kind
async function signedIn(email: string): Promise<Caller> {
  const caller = test.asNobody()
  await press(caller, await linkTo(email))
  return caller
}

describe('whoever pressed a link that was sent by somebody else', () => {
  it('types nothing into a form that the sender reads elsewhere', async () => {
    await test.makeClient({ email: 'sender@example.com' })
    const victim = test.asNobody()
    await press(victim, await linkTo('sender@example.com'))
    const payload = { fields: { name: 'Veronica Victim' } }
    expect((await victim.inject({ method: 'PUT', url: '/api/intake-draft', payload })).statusCode).toBe(200)
    const sender = await signedIn('sender@example.com')
    expect((await sender.inject({ url: '/api/intake-draft' })).body).not.toContain('Veronica')
    expect((await victim.inject({ url: '/api/intake-draft' })).body).toContain('Veronica')
  })

  it('applies for nothing that the sender opens elsewhere', async () => {
    await test.makeClient({ email: 'sender2@example.com' })
    const victim = test.asNobody()
    await press(victim, await linkTo('sender2@example.com'))
    const form = filledFundingForm({ email: 'applicant@example.com' })
    const { applicationId: id } = (await sendFundingForm(victim, form)).json()
    const sender = await signedIn('sender2@example.com')
    const url = `/api/funding-applications/${id}`
    expect((await sender.inject({ url })).statusCode).toBe(404)
    expect((await victim.inject({ url })).statusCode).toBe(200)
  })

  it('asks nothing as the sender that the sender reads, but what it writes to the sender’s own case', async () => {
    const ofVictim = await test.makeClient({ email: 'vic@example.com' })
    const ofSender = await test.makeClient({ email: 'sender3@example.com' })
    const victim = await test.asBrowser(ofVictim)
    await press(victim, await linkTo('sender3@example.com'))
    const message = { message: 'My number is secret', attemptKey: randomUUID() }
    const url = `/api/clients/${ofVictim}/messages`
    expect((await victim.inject({ method: 'POST', url, payload: message })).statusCode).toBe(200)
    const sender = await signedIn('sender3@example.com')
    expect((await sender.inject({ url })).statusCode).toBe(404)
    expect((await sender.inject({ url: `/api/clients/${ofSender}/messages` })).body).not.toContain('secret')
  })
})

describe('a link that is pressed again', () => {
  it('in two tabs at once signs in once, and neither tab loses what it holds', async () => {
    const own = await test.makeClient({ email: 'tabs@example.com' })
    const token = await linkTo('tabs@example.com')
    const tabs = [test.asNobody(), test.asNobody(), test.asNobody()]
    const replies = await Promise.all(tabs.map((tab) => press(tab, token)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await Promise.all(tabs.map((tab) => open(tab, own)))).sort()).toEqual([200, 401, 401])
  })

  it('by whoever it was forwarded to opens nothing, and leaves who pressed it first signed in', async () => {
    const own = await test.makeClient({ email: 'forward@example.com' })
    const token = await linkTo('forward@example.com')
    const first = test.asNobody()
    await press(first, token)
    await test.makeClient({ email: 'other@example.com' })
    const second = await signedIn('other@example.com')
    expect((await press(second, token)).json().code).toBe('token_invalid')
    expect(await open(second, own)).toBe(404)
    expect(await kindOf(second)).toBe('client')
    expect(await open(first, own)).toBe(200)
  })

  it('after its ten minutes changes nothing of the browser', async () => {
    const own = await test.makeClient({ email: 'late@example.com' })
    const browser = await test.asBrowser(own)
    const token = await linkTo('late@example.com')
    test.clock.advance(10 * 60_000 + 1)
    expect((await lookUp(browser, token)).json().code).toBe('token_invalid')
    expect((await press(browser, token)).json().code).toBe('token_invalid')
    expect(await open(browser, own)).toBe(200)
  })
})

describe('a link in a browser in which staff are signed in', () => {
  it('says that they are signed out, and then opens its own address alone', async () => {
    const own = await test.makeClient({ email: 'client@example.com' })
    const other = await test.makeClient({ email: 'somebody@example.com' })
    const staff = await test.asStaff('admin')
    const before = staff.cookie ?? ''
    const token = await linkTo('client@example.com')
    expect((await lookUp(staff, token)).json().signsOut).toMatch(/•••@/)
    expect((await press(staff, token)).statusCode).toBe(200)
    expect(await kindOf(staff)).toBe('client')
    expect([await open(staff, own), await open(staff, other)]).toEqual([200, 404])
    expect((await staff.inject({ url: '/api/staff/today' })).statusCode).toBe(404)
    const stale = await test.inject({ url: '/api/staff/today', headers: { cookie: before } })
    expect(stale.statusCode).toBe(401)
  })

  it.each(['disabled_at = now()', "kind = 'staff', role = 'admin'"])(
    'of a user who is %s by now is refused before the button, as by it',
    async (change) => {
      const email = `changed-${randomUUID().slice(0, 8)}@example.com`
      await test.makeClient({ email })
      await signedIn(email)
      const token = await linkTo(email)
      await test.deps.database.db.execute(
        `update users set ${change} where id = (select user_id from sessions order by created_at desc limit 1)`,
      )
      const nobody = test.asNobody()
      expect((await lookUp(nobody, token)).json().code).toBe('token_invalid')
      expect((await press(nobody, token)).json().code).toBe('token_invalid')
    },
  )
})
