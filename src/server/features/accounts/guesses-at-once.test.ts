import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  codeNow,
  enterPassword,
  makeMember,
  signIn,
  staffBrowser,
} from '../../../../test/support/staff-browser.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '1000/1' },
    working: false,
  })
})
afterAll(() => test.close())

/** Wrong codes sent at the same moment by whoever has the password. @returns how many were compared with the right one */
async function guessAtOnce(addresses: readonly string[]): Promise<number> {
  const member = await makeMember(test)
  const first = staffBrowser(test.app)
  await enterPassword(first, member.email)
  const right = await codeNow(test, member.secret)
  const replies = await Promise.all(
    addresses.map((address, at) => {
      const browser = { ...staffBrowser(test.app, address) }
      for (const [name, value] of first.cookies) browser.cookies.set(name, value)
      const code = String((Number(right) + 1_000 * (at + 1)) % 1_000_000).padStart(6, '0')
      return browser.send('POST', '/api/staff/confirm-code', { code })
    }),
  )
  const codes = replies.map((reply) => reply.json().code)
  expect([...new Set(codes)].sort()).toEqual(['rate_limited', 'wrong_code'])
  return codes.filter((code) => code === 'wrong_code').length
}

it('codes that one caller sends at once are as many as one after the other', async () => {
  expect(await guessAtOnce(Array(30).fill('198.51.100.9'))).toBe(5)
})

it('codes that many callers send at once are as many as one after the other', async () => {
  const addresses = Array.from({ length: 60 }, (_, at) => `2001:db8:0:${at + 1}::7`)
  expect(await guessAtOnce(addresses)).toBe(20)
})

it('passwords that a signed-in browser sends at once are as many as one after the other, and the right one waits as they do', async () => {
  const member = await makeMember(test, 'admin')
  const browser = staffBrowser(test.app)
  await signIn(test, browser, member, true)
  const makeKey = (current: string) =>
    browser.send('POST', '/api/staff/keys', { name: 'n8n', scopes: ['today:read'], days: 1, current })
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => makeKey(`guess number ${at}`)))
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  // After them: one that comes in between is judged in its turn, and forgets the wrong ones before it.
  expect((await makeKey(member.password)).statusCode).toBe(429)
})

it('passwords that a known browser signs in with at once are as many as one after the other', async () => {
  const member = await makeMember(test)
  const browser = staffBrowser(test.app)
  await signIn(test, browser, member)
  await browser.send('POST', '/api/account/sign-out')
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => enterPassword(browser, member.email, `guess number ${at}`)),
  )
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
})
