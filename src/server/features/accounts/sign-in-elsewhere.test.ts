import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { newestMails } from '../outbox/newest-mails.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '999/1' },
  })
})
afterAll(() => test.close())

/** A one-time link that was asked for from some other place, and mailed to this address. */
async function linkTo(email: string): Promise<string> {
  test.clock.advance(1_000)
  const payload = { email }
  await test.inject({ method: 'POST', url: '/api/account/sign-in-link', payload })
  await test.deps.queue.idle()
  const [mail] = await newestMails(test.deps, 1)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

const press = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/account/redeem-link', payload: { token } })
const lookUp = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/account/sign-in-link/look-up', payload: { token } })
const open = async (who: Caller, id: number) => (await who.inject({ url: `/api/clients/${id}` })).statusCode
const listed = async (who: Caller): Promise<number[]> =>
  (await who.inject({ url: '/api/my-clients' })).json().map(({ id }: { id: number }) => id)

/** Signed in at a machine of its own. */
async function signedIn(email: string): Promise<Caller> {
  const caller = test.asNobody()
  await press(caller, await linkTo(email))
  return caller
}

describe('a sign-in link sent to somebody else, who presses it', () => {
  it('gains whoever sent it nothing: what the browser held opens nowhere else', async () => {
    const ofSender = await test.makeClient({ email: 'mallory@example.com' })
    const ofVictim = await test.makeClient({ email: 'victim@example.com' })
    const victim = await test.asBrowser(ofVictim)
    expect((await press(victim, await linkTo('mallory@example.com'))).statusCode).toBe(200)
    const sender = await signedIn('mallory@example.com')
    expect(await open(sender, ofVictim)).toBe(404)
    expect(await listed(sender)).toEqual([ofSender])
    // Nor later, from what the victim does in that browser while it is signed in as the sender.
    const { body: intent } = await orderPackage(victim, { email: 'victim@example.com' })
    await payWithCard(test, intent)
    const url = `/api/payments/${intent.paymentIntentId}`
    const { clientId } = (await victim.inject({ url })).json()
    expect(await open(victim, clientId)).toBe(200)
    expect(await open(sender, clientId)).toBe(404)
    expect((await sender.inject({ url })).statusCode).toBe(404)
    expect(await open(await signedIn('mallory@example.com'), clientId)).toBe(404)
  })

  it('costs who pressed it nothing: the browser goes on holding its own, and so does its own address', async () => {
    const ofVictim = await test.makeClient({ email: 'own@example.com' })
    await test.makeClient({ email: 'mallory@example.com' })
    const victim = await test.asBrowser(ofVictim)
    await press(victim, await linkTo('mallory@example.com'))
    expect(await open(victim, ofVictim)).toBe(200)
    await press(victim, await linkTo('own@example.com'))
    expect(await listed(victim)).toEqual([ofVictim])
    expect(await open(await signedIn('own@example.com'), ofVictim)).toBe(200)
  })

  it('names its address, masked, before anything happens, and what becomes of what the browser holds', async () => {
    await test.makeClient({ email: 'mallory@example.com' })
    const own = await test.makeClient({ email: 'joan@example.com' })
    const browser = await test.asBrowser(own)
    const token = await linkTo('mallory@example.com')
    const outlook = (who: Caller) => lookUp(who, token).then((reply) => reply.json())
    const email = 'm•••@example.com'
    expect(await outlook(test.asNobody())).toEqual({ email, staysApart: [], signsOut: null })
    expect(await outlook(browser)).toEqual({ email, staysApart: ['j•••@example.com'], signsOut: null })
    const signsOut = 'j•••@example.com'
    expect(await outlook(await signedIn('joan@example.com'))).toEqual({ email, staysApart: [], signsOut })
    // Nothing was used up, and nobody was signed in.
    expect((await browser.inject({ url: '/api/account/session' })).json().kind).toBe('browser')
    expect((await press(browser, token)).statusCode).toBe(200)
    expect((await lookUp(browser, token)).json().code).toBe('token_invalid')
  })
})

describe('a sign-in link pressed by its own reader', () => {
  it('opens in this browser what it held and what the address owns, and elsewhere the address alone', async () => {
    const held = await test.makeClient({ email: 'ann@example.com' })
    const own = await test.makeClient({ email: 'ann@example.com' })
    const browser = await test.asBrowser(held)
    const before = browser.cookie
    const token = await linkTo('ann@example.com')
    expect((await lookUp(browser, token)).json()).toMatchObject({ staysApart: [] })
    await press(browser, token)
    expect(browser.cookie).not.toBe(before)
    expect(await listed(browser)).toEqual([own, held])
    expect(await listed(await signedIn('ann@example.com'))).toEqual([own, held])
    const stale = await test.inject({ url: `/api/clients/${held}`, headers: { cookie: before ?? '' } })
    expect(stale.statusCode).toBe(401)
  })

  it('keeps what was typed into the forms of this browser', async () => {
    await test.makeClient({ email: 'draft@example.com' })
    const browser = await test.asBrowser()
    const payload = { fields: { name: 'Half typed' } }
    await browser.inject({ method: 'PUT', url: '/api/intake-draft', payload })
    await press(browser, await linkTo('draft@example.com'))
    expect((await browser.inject({ url: '/api/intake-draft' })).json()).toEqual({ ...payload, files: [] })
  })
})

describe('a session from before sessions knew their browser', () => {
  it('is nobody: who signed in then signs in once more, and opens nothing of another address', async () => {
    const client = await test.asClient('early@example.com')
    await test.deps.database.db.execute('update sessions set holder_user_id = null')
    expect((await client.inject({ url: '/api/account/session' })).json().kind).toBe('nobody')
  })
})
