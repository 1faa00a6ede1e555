import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import {
  codeNow,
  enterCode,
  enterPassword,
  makeMember,
  signIn,
  staffBrowser,
  staffCall,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '100000/1', RATE_LIMIT_ANY: '100000/1' },
    working: false,
  })
})
afterAll(() => test.close())

/** The soak guesses from as many as a small botnet has. */
const [addresses = 0] = soaked([24], [60])

const hoursMs = 3_600_000

describe('a browser that is to be remembered', () => {
  it('signs in with the password alone for 12 hours, and then takes both factors again', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member, true)
    test.clock.advance(11 * hoursMs)
    expect(await staffCall(browser)).toBe(401)
    expect((await enterPassword(browser, member.email)).json()).toEqual({ next: 'done', enrol: null })
    expect(await staffCall(browser)).toBe(200)
    test.clock.advance(1 * hoursMs)
    expect((await enterPassword(browser, member.email)).json()).toEqual({ next: 'code', enrol: null })
    expect(await staffCall(browser)).toBe(401)
  })

  it('is remembered only when that was asked for', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member)
    expect((await enterPassword(browser, member.email)).json().next).toBe('code')
  })

  it('still needs the right password, and is remembered for nobody else', async () => {
    const [member, other] = [await makeMember(test), await makeMember(test)]
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member, true)
    expect((await enterPassword(browser, member.email, 'not the right one')).statusCode).toBe(401)
    expect((await enterPassword(browser, other.email)).json().next).toBe('code')
  })

  it('is forgotten when its cookie is thrown away, and when the member forgets it from elsewhere', async () => {
    const member = await makeMember(test)
    const [kept, elsewhere] = [staffBrowser(test.app), staffBrowser(test.app)]
    await signIn(test, kept, member, true)
    await signIn(test, elsewhere, member)
    const { devices } = (await elsewhere.send('GET', '/api/staff/sessions')).json()
    expect(devices).toEqual([expect.objectContaining({ device: 'Firefox on Linux', current: false })])
    const forgotten = await elsewhere.send('DELETE', `/api/staff/sessions/${devices[0].id}`)
    expect(forgotten.json()).toEqual({ ended: 1 })
    expect((await enterPassword(kept, member.email)).json().next).toBe('code')
  })

  it('has a cookie that no script reads and that names no session', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    const reply = await signIn(test, browser, member, true)
    const line = [reply.headers['set-cookie'] ?? []]
      .flat()
      .find((each) => each.startsWith('armor_staff_device='))
    expect(line).toMatch(/^armor_staff_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/)
    browser.cookies.delete('armor_session')
    expect(await staffCall(browser)).toBe(401)
  })
})

describe('guessing', () => {
  /** Wrong passwords from so many addresses, one after the other. @returns how many were judged at all */
  async function hammer(email: string, addresses: number, rounds: number): Promise<number> {
    let judged = 0
    for (let round = 0; round < rounds; round += 1) {
      for (let host = 0; host < addresses; host += 1) {
        const attacker = staffBrowser(test.app, `203.0.${host >> 8}.${host & 255}`)
        const reply = await enterPassword(attacker, email, `guess ${round}-${host} again`)
        if (reply.statusCode === 401) judged += 1
      }
    }
    return judged
  }

  it('from many addresses never keeps the owner out: not at a known browser, and not at a new one', async () => {
    const member = await makeMember(test)
    const known = staffBrowser(test.app, '198.51.100.20')
    await signIn(test, known, member)
    const judged = await hammer(member.email, addresses, 8)
    // Under attack, an address has one attempt and then a pause: of eight guesses of each few were looked at.
    expect(judged).toBeLessThan(addresses + 40)
    const entered = test.clock.now().getTime()
    expect((await enterPassword(known, member.email)).json().next).toBe('code')
    expect((await enterCode(known, await codeNow(test, member.secret))).statusCode).toBe(200)
    const fresh = staffBrowser(test.app, '192.0.2.44')
    expect((await enterPassword(fresh, member.email)).json().next).toBe('code')
    expect(test.clock.now().getTime() - entered).toBe(0)
    test.clock.advance(30_000)
    expect((await enterCode(fresh, await codeNow(test, member.secret))).statusCode).toBe(200)
  })

  it('lets the owner mistype once at a new browser under attack, and try again within seconds', async () => {
    const member = await makeMember(test)
    await hammer(member.email, 30, 2)
    const fresh = staffBrowser(test.app, '192.0.2.45')
    await enterPassword(fresh, member.email, 'mistyped by its owner')
    const paused = await enterPassword(fresh, member.email)
    expect(paused.statusCode).toBe(429)
    expect(Number(paused.headers['retry-after'])).toBeLessThanOrEqual(10)
    test.clock.advance(10_000)
    expect((await enterPassword(fresh, member.email)).json().next).toBe('code')
  })

  it('of codes by somebody with the password is slowed from all addresses, and a recovery code still gets the owner in', async () => {
    const member = await makeMember(test)
    let judged = 0
    for (let host = 0; host < 40; host += 1) {
      const attacker = staffBrowser(test.app, `203.1.0.${host}`)
      await enterPassword(attacker, member.email, staffPassword)
      if ((await enterCode(attacker, '000000')).statusCode === 401) judged += 1
    }
    expect(judged).toBeLessThanOrEqual(20)
    const fresh = staffBrowser(test.app, '192.0.2.46')
    await enterPassword(fresh, member.email)
    expect((await enterCode(fresh, await codeNow(test, member.secret))).statusCode).toBe(429)
    expect((await enterCode(fresh, member.recoveryCodes[0] ?? '')).statusCode).toBe(200)
  })

  it('in a known browser pauses that browser', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member)
    for (let count = 0; count < 5; count += 1)
      await enterPassword(browser, member.email, 'guess again and again')
    expect((await enterPassword(browser, member.email)).statusCode).toBe(429)
    test.clock.advance(31_000)
    expect((await enterPassword(browser, member.email)).statusCode).toBe(200)
  })
})
