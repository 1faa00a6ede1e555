import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { codeNow, enterCode, staffBrowser, staffPassword } from '../../../../test/support/staff-browser.ts'
import { newFirstStartCode } from './first-account.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ working: false, settings: { RATE_LIMIT_SIGN_IN: '100000/1' } })
})
afterAll(() => test.close())

const make = (code: string, over: object = {}) => {
  const browser = staffBrowser(test.app)
  const body = { code, name: 'Olive Owner', email: 'olive@armor.example', password: staffPassword, ...over }
  return { browser, reply: browser.send('POST', '/api/staff/first-account', body) }
}

it('makes the first account with a printed code, once, whoever is quick', async () => {
  const [first, second] = [await newFirstStartCode(test.deps), await newFirstStartCode(test.deps)]
  if (first === null || second === null) throw new Error('no code though nobody is on the staff')
  // What is wrong uses nothing up.
  expect((await make('2222-2222-2222-2222-2222').reply).statusCode).toBe(400)
  const weak = (await make(first, { password: 'olive owner 1' }).reply).json()
  expect(weak.fields).toHaveProperty('password')
  await test.asClient('olive@armor.example')
  expect((await make(first).reply).json().fields).toHaveProperty('email')
  // Two servers printed one each, and two people type them at once.
  const tries = [
    make(` ${first.toUpperCase().replaceAll('-', ' ')} `, { email: 'ann@armor.example' }),
    make(second, { email: 'bob@armor.example' }),
  ]
  const replies = await Promise.all(tries.map(({ reply }) => reply))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const won = replies.findIndex(({ statusCode }) => statusCode === 200)
  const browser = tries[won]?.browser ?? staffBrowser(test.app)
  const { enrol } = replies[won]?.json() ?? {}
  expect((await browser.send('GET', '/api/staff/team')).statusCode).toBe(401)
  await enterCode(browser, await codeNow(test, enrol.secret))
  expect((await browser.send('GET', '/api/staff/team')).json().members).toEqual([
    expect.objectContaining({ role: 'owner' }),
  ])
  for (const code of [first, second])
    expect((await make(code, { email: 'eve@x.example' }).reply).statusCode).toBe(400)
  expect(await newFirstStartCode(test.deps)).toBeNull()
  expect((await browser.send('GET', '/api/staff/audit-log')).body).toContain('make-first-account')
  expect(test.errors).toEqual([])
})
