import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCheapHasher } from '../../../../test/support/cheap-hasher.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { addStaff } from './add-staff.ts'

const hasher = makeCheapHasher()
let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '1000/60' },
    working: false,
  })
})
afterAll(() => test.close())

const password = 'corridor lantern 58 birch'
let accounts = 0

async function newMember(): Promise<string> {
  accounts += 1
  const email = `member${accounts}@armor.example`
  await addStaff(test.deps, hasher, { email, name: 'Mem Ber', role: 'staff', password })
  return email
}

const firstStep = (caller: Caller, email: string, secret = password) =>
  caller.inject({ method: 'POST', url: '/api/staff/sign-in', payload: { email, password: secret } })
const secondStep = (caller: Caller, code: string) =>
  caller.inject({ method: 'POST', url: '/api/staff/confirm-code', payload: { code } })
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })
const staffCallFor = async (caller: Caller) =>
  (await caller.inject({ url: '/api/staff/passkeys' })).statusCode

async function enrolled(): Promise<{ email: string; secret: string; recoveryCodes: string[] }> {
  const email = await newMember()
  const caller = test.asNobody()
  const { secret } = (await firstStep(caller, email)).json().enrol
  const { recoveryCodes } = (await secondStep(caller, await codeNow(secret))).json()
  test.clock.advance(60_000)
  return { email, secret, recoveryCodes }
}

describe('the staff sign-in', () => {
  it('enrols the authenticator at the first sign-in and hands out recovery codes once', async () => {
    const email = await newMember()
    const caller = test.asNobody()
    const first = await firstStep(caller, email)
    expect(first.json()).toMatchObject({ next: 'enrol' })
    expect(first.json().enrol.uri).toContain('otpauth://totp/ARMOR')
    expect(await staffCallFor(caller)).toBe(401)
    const half = caller.cookie
    const second = await secondStep(caller, await codeNow(first.json().enrol.secret))
    expect(second.statusCode).toBe(200)
    expect(second.json().recoveryCodes).toHaveLength(10)
    expect(caller.cookie).not.toBe(half)
    expect(await staffCallFor(caller)).toBe(200)
    expect((await caller.inject({ url: '/api/account/session' })).json()).toMatchObject({
      kind: 'staff',
      role: 'staff',
    })
  })

  it('asks for a code from then on, and takes no code twice', async () => {
    const { email, secret } = await enrolled()
    const caller = test.asNobody()
    expect((await firstStep(caller, email)).json()).toEqual({ next: 'code', enrol: null })
    const code = await codeNow(secret)
    expect((await secondStep(caller, code)).json()).toEqual({ signedIn: true, recoveryCodes: null })
    const other = test.asNobody()
    await firstStep(other, email)
    expect((await secondStep(other, code)).json().code).toBe('wrong_code')
  })

  it('takes each recovery code once', async () => {
    const { email, recoveryCodes } = await enrolled()
    const code = (recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')
    const caller = test.asNobody()
    await firstStep(caller, email)
    expect((await secondStep(caller, code)).statusCode).toBe(200)
    const again = test.asNobody()
    await firstStep(again, email)
    expect((await secondStep(again, code)).statusCode).toBe(401)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const email = await newMember()
    const wrong = await firstStep(test.asNobody(), email, 'not the right one')
    const unknown = await firstStep(test.asNobody(), 'nobody@armor.example', 'not the right one')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json().error).toBe(unknown.json().error)
  })

  it('takes no code without the password before it', async () => {
    expect((await secondStep(test.asNobody(), '123456')).statusCode).toBe(401)
    expect((await secondStep(await test.asBrowser(), '123456')).statusCode).toBe(401)
  })

  it('slows down whoever guesses passwords or codes, and lets the owner in after the pause', async () => {
    const { email, secret } = await enrolled()
    for (let count = 0; count < 5; count += 1)
      await firstStep(test.asNobody(), email, 'guess again and again')
    const paused = await firstStep(test.asNobody(), email)
    expect(paused.statusCode).toBe(429)
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0)
    test.clock.advance(31_000)
    const caller = test.asNobody()
    expect((await firstStep(caller, email)).statusCode).toBe(200)
    for (let count = 0; count < 5; count += 1) await secondStep(caller, '000000')
    expect((await secondStep(caller, await codeNow(secret))).statusCode).toBe(429)
    test.clock.advance(31_000)
    expect((await secondStep(caller, await codeNow(secret))).statusCode).toBe(200)
  })

  it('ends after half an hour of nothing and after twelve hours', async () => {
    const idle = await test.asStaff()
    test.clock.advance(30 * 60_000)
    expect(await staffCallFor(idle)).toBe(401)
    const busy = await test.asStaff()
    for (let count = 0; count < 24; count += 1) {
      expect(await staffCallFor(busy)).toBe(200)
      test.clock.advance(29 * 60_000)
    }
    test.clock.advance(25 * 60_000)
    expect(await staffCallFor(busy)).toBe(401)
  })

  it('ends after half an hour in which the page alone fetched what was new, and its pictures', async () => {
    const away = await test.asStaff()
    const headers: Record<string, string>[] = [{ 'x-unattended': '1' }, { 'sec-fetch-dest': 'image' }]
    const fetchByItself = async (minute: number) =>
      (await away.inject({ url: '/api/staff/passkeys', headers: headers[minute % 2] ?? {} })).statusCode
    const answers: number[] = []
    for (let minute = 0; minute < 31; minute += 1) {
      answers.push(await fetchByItself(minute))
      test.clock.advance(60_000)
    }
    expect(answers.indexOf(401)).toBe(30)
  })

  it('starts anew when the account is added again: old sessions and authenticator are gone', async () => {
    const { email, secret } = await enrolled()
    const caller = test.asNobody()
    await firstStep(caller, email)
    await secondStep(caller, await codeNow(secret))
    const renewed = await addStaff(test.deps, hasher, {
      email,
      name: 'Mem Ber',
      role: 'admin',
      password: null,
    })
    expect(renewed).toMatchObject({ renewed: true })
    expect(await staffCallFor(caller)).toBe(401)
    const fresh = await firstStep(test.asNobody(), email, renewed.password ?? '')
    expect(fresh.json().next).toBe('enrol')
  })

  it('refuses weak passwords and addresses of clients for a staff account', async () => {
    const add = (email: string, secret: string) =>
      addStaff(test.deps, hasher, { email, name: 'Mem Ber', role: 'staff', password: secret })
    await expect(add('new@armor.example', 'short')).rejects.toThrow('at least 12')
    await expect(add('new@armor.example', 'password123456')).rejects.toThrow('too easy')
    await test.asClient('pat@example.com')
    await expect(add('pat@example.com', password)).rejects.toThrow('A client signs in')
  })

  it('writes every sign-in into an unbroken audit log', async () => {
    const verdict = await verifyAuditLog(test.deps.database.db)
    expect(verdict.whole).toBe(true)
    expect(verdict.entries).toBeGreaterThan(5)
  })
})
