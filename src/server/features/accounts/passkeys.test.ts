import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { softAuthenticator } from '../../../../test/support/soft-authenticator.ts'
import {
  type Member,
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
  staffCall,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'

type Authenticator = ReturnType<typeof softAuthenticator>

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '100000/1' },
    working: false,
  })
})
afterAll(() => test.close())

const origin = () => test.deps.config.publicUrl
const asked = (challenge: string, at = origin()) => ({
  challenge,
  origin: at,
  rpId: new URL(at).hostname,
})

async function signedIn(): Promise<{ member: Member; browser: StaffBrowser }> {
  const member = await makeMember(test)
  const browser = staffBrowser(test.app)
  await signIn(test, browser, member)
  return { member, browser }
}

const begin = (browser: StaffBrowser, current = staffPassword) =>
  browser.send('POST', '/api/staff/passkeys/begin', { current })
const add = (browser: StaffBrowser, response: object) =>
  browser.send('POST', '/api/staff/passkeys', { name: 'Laptop', response })

async function withPasskey(key: Authenticator) {
  const { member, browser } = await signedIn()
  const { challenge } = (await begin(browser)).json()
  expect((await add(browser, key.register(asked(challenge)))).statusCode).toBe(200)
  return { member, browser }
}

async function passkeySignIn(key: Authenticator, browser: StaffBrowser, at = origin()) {
  const { challengeId, options } = (await browser.send('POST', '/api/staff/passkey-sign-in/begin')).json()
  const response = key.authenticate(asked(options.challenge, at))
  return { challengeId, response, reply: await finish(browser, challengeId, response) }
}
const finish = (browser: StaffBrowser, challengeId: string, response: object) =>
  browser.send('POST', '/api/staff/passkey-sign-in', { challengeId, response })

describe('a passkey', () => {
  it('is added after the password was entered once more, listed by its name, and removed', async () => {
    const { browser } = await signedIn()
    const refused = await begin(browser, 'not the right one')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ current: 'This is not your present password.' })
    const options = (await begin(browser)).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'ARMOR' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const kept = (await add(browser, softAuthenticator().register(asked(options.challenge)))).json()
    expect(kept).toMatchObject({ name: 'Laptop', lastUsedAt: null })
    expect((await browser.send('GET', '/api/staff/passkeys')).json()).toEqual([kept])
    expect((await browser.send('DELETE', `/api/staff/passkeys/${kept.id}`)).json()).toEqual({ removed: true })
    expect((await browser.send('GET', '/api/staff/passkeys')).json()).toEqual([])
  })

  it('signs in without password and code, again and again', async () => {
    const key = softAuthenticator()
    const { member } = await withPasskey(key)
    for (let count = 0; count < 2; count += 1) {
      const browser = staffBrowser(test.app)
      expect((await passkeySignIn(key, browser)).reply.json()).toEqual({ signedIn: true })
      const session = (await browser.send('GET', '/api/account/session')).json()
      expect(session).toMatchObject({ kind: 'staff', email: member.email })
    }
  })

  it('is worth nothing without user verification', async () => {
    const { browser } = await signedIn()
    const { challenge } = (await begin(browser)).json()
    const refused = await add(browser, softAuthenticator({ userVerified: false }).register(asked(challenge)))
    expect(refused.statusCode).toBe(400)
  })

  it('is not added with another challenge, a used one, or one of another address', async () => {
    const { browser } = await signedIn()
    const key = softAuthenticator()
    await begin(browser)
    expect((await add(browser, key.register(asked('AAAA')))).statusCode).toBe(400)
    const { challenge } = (await begin(browser)).json()
    const elsewhere = await add(browser, key.register(asked(challenge, 'https://armor.evil.example')))
    expect(elsewhere.statusCode).toBe(400)
    expect((await add(browser, key.register(asked(challenge)))).statusCode).toBe(400)
    const late = (await begin(browser)).json().challenge
    test.clock.advance(5 * 60_000)
    expect((await add(browser, key.register(asked(late)))).statusCode).toBe(400)
  })

  it('does not sign in twice with one answer, late, or at another address', async () => {
    const key = softAuthenticator()
    await withPasskey(key)
    const { challengeId, response } = await passkeySignIn(key, staffBrowser(test.app))
    expect((await finish(staffBrowser(test.app), challengeId, response)).json().code).toBe('wrong_code')
    const elsewhere = await passkeySignIn(key, staffBrowser(test.app), 'https://armor.evil.example')
    expect(elsewhere.reply.statusCode).toBe(401)
    const browser = staffBrowser(test.app)
    const begun = (await browser.send('POST', '/api/staff/passkey-sign-in/begin')).json()
    test.clock.advance(5 * 60_000)
    const late = await finish(browser, begun.challengeId, key.authenticate(asked(begun.options.challenge)))
    expect(late.statusCode).toBe(401)
    expect(await staffCall(browser)).toBe(401)
  })

  it('that was copied is noticed by its counter', async () => {
    const key = softAuthenticator()
    await withPasskey(key)
    await passkeySignIn(key, staffBrowser(test.app))
    await passkeySignIn(key, staffBrowser(test.app))
    key.turnBack()
    expect((await passkeySignIn(key, staffBrowser(test.app))).reply.statusCode).toBe(401)
  })

  it('that is unknown or removed signs nobody in', async () => {
    const key = softAuthenticator()
    const { browser } = await withPasskey(key)
    await browser.send('DELETE', `/api/staff/passkeys/${key.credentialId}`)
    expect((await passkeySignIn(key, staffBrowser(test.app))).reply.statusCode).toBe(401)
    expect((await passkeySignIn(softAuthenticator(), staffBrowser(test.app))).reply.statusCode).toBe(401)
  })

  it('of one member is not removed by another', async () => {
    const key = softAuthenticator()
    await withPasskey(key)
    const { browser } = await signedIn()
    expect((await browser.send('DELETE', `/api/staff/passkeys/${key.credentialId}`)).statusCode).toBe(404)
    expect((await passkeySignIn(key, staffBrowser(test.app))).reply.statusCode).toBe(200)
  })
})
