import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  enterCode,
  enterPassword,
  makeMember,
  signIn,
  staffBrowser,
  staffCall,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'
import { listAuditLog } from '../staff/list-audit-log.ts'
import { deviceName } from './device-name.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '100000/1' },
    working: false,
  })
})
afterAll(() => test.close())

const next = 'meadow copper 71 violin'
const reader = { id: 'reader', name: 'Reader' }

describe('a member’s own account', () => {
  it('gets a new password after the present one, ends all other sessions and forgets other browsers', async () => {
    const member = await makeMember(test)
    const [here, elsewhere] = [staffBrowser(test.app), staffBrowser(test.app)]
    await signIn(test, here, member, true)
    await signIn(test, elsewhere, member, true)
    const change = (current: string, to: string) =>
      here.send('POST', '/api/staff/password', { current, next: to })
    expect((await change('not the right one', next)).json().fields).toHaveProperty('current')
    expect((await change(staffPassword, 'short')).json().fields).toHaveProperty('next')
    expect((await change(staffPassword, staffPassword)).json().fields).toHaveProperty('next')
    expect(await staffCall(elsewhere)).toBe(200)
    expect((await change(staffPassword, next)).json()).toEqual({ changed: true })
    expect([await staffCall(here), await staffCall(elsewhere)]).toEqual([200, 401])
    expect((await enterPassword(elsewhere, member.email)).statusCode).toBe(401)
    expect((await enterPassword(elsewhere, member.email, next)).json().next).toBe('code')
  })

  it('pauses after five wrong present passwords, so that an open screen is no place to guess at', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member)
    const renew = (current: string) => browser.send('POST', '/api/staff/recovery-codes', { current })
    for (let count = 0; count < 5; count += 1) expect((await renew('a guess')).statusCode).toBe(400)
    expect((await renew(staffPassword)).statusCode).toBe(429)
    test.clock.advance(31_000)
    expect((await renew(staffPassword)).statusCode).toBe(200)
  })

  it('gets ten new recovery codes, and the old ones open nothing', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member)
    const renewed = await browser.send('POST', '/api/staff/recovery-codes', { current: staffPassword })
    const { recoveryCodes } = renewed.json()
    expect(recoveryCodes).toHaveLength(10)
    const fresh = staffBrowser(test.app)
    await enterPassword(fresh, member.email)
    expect((await enterCode(fresh, member.recoveryCodes[0] ?? '')).statusCode).toBe(401)
    expect((await enterCode(fresh, recoveryCodes[0])).statusCode).toBe(200)
  })

  it('lists its sessions, marks this one, and ends one or all others', async () => {
    const member = await makeMember(test)
    const browsers = [staffBrowser(test.app), staffBrowser(test.app, '192.0.2.9'), staffBrowser(test.app)]
    for (const browser of browsers) await signIn(test, browser, member)
    const [here, second, third] = browsers
    if (!here || !second || !third) throw new Error('three browsers')
    const { sessions } = (await here.send('GET', '/api/staff/sessions')).json()
    expect(sessions.filter((each: { current: boolean }) => each.current)).toHaveLength(1)
    const of = sessions.find((each: { ip: string }) => each.ip === '192.0.2.9')
    expect(of).toMatchObject({ device: 'Firefox on Linux', current: false })
    expect((await here.send('DELETE', `/api/staff/sessions/${of.id}`)).json()).toEqual({ ended: 1 })
    expect([await staffCall(second), await staffCall(third)]).toEqual([401, 200])
    expect((await here.send('DELETE', `/api/staff/sessions/${of.id}`)).statusCode).toBe(404)
    await here.send('DELETE', '/api/staff/sessions/others')
    expect([await staffCall(here), await staffCall(third)]).toEqual([200, 401])
  })

  it('is nobody else’s: sessions of another member are neither listed nor ended', async () => {
    const [member, other] = [await makeMember(test), await makeMember(test)]
    const [mine, theirs] = [staffBrowser(test.app), staffBrowser(test.app)]
    await signIn(test, mine, member)
    await signIn(test, theirs, other)
    const [session] = (await theirs.send('GET', '/api/staff/sessions')).json().sessions
    expect((await mine.send('DELETE', `/api/staff/sessions/${session.id}`)).statusCode).toBe(404)
    const { userId } = await whoIs(other.email)
    expect((await mine.send('GET', `/api/staff/sessions?member=${userId}`)).statusCode).toBe(403)
    expect((await mine.send('DELETE', `/api/staff/sessions/others?member=${userId}`)).statusCode).toBe(403)
    expect(await staffCall(theirs)).toBe(200)
  })

  it('has each sign-in, each failure and each change in the audit log, and nothing secret', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await enterPassword(browser, member.email, 'not the right one')
    await enterPassword(browser, member.email)
    await enterCode(browser, '000000')
    await signIn(test, browser, member, true)
    await browser.send('POST', '/api/staff/password', { current: staffPassword, next })
    await browser.send('POST', '/api/account/sign-out')
    const { userId } = await whoIs(member.email)
    const { entries } = await listAuditLog(test.deps, { actor: userId, kind: 'accounts', reader })
    const told = entries.map((entry) => [entry.action, entry.detail.step ?? entry.detail.by ?? null])
    expect(told.slice(0, 7)).toEqual([
      ['sign-out', null],
      ['change-password', null],
      ['sign-in', 'authenticator'],
      ['enter-password', null],
      ['fail-sign-in', 'code'],
      ['enter-password', null],
      ['fail-sign-in', 'password'],
    ])
    const text = JSON.stringify(entries)
    for (const secret of [staffPassword, next, member.secret, ...member.recoveryCodes])
      expect(text).not.toContain(secret)
  })
})

async function whoIs(email: string): Promise<{ userId: string }> {
  const { actors } = await listAuditLog(test.deps, { reader })
  const name = `Mem Ber ${/\d+/.exec(email)?.[0]}`
  return { userId: actors.find((actor) => actor.name === name)?.id ?? '' }
}

describe('the name of a browser', () => {
  it('is what its header says, and unknown otherwise', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
    expect([chrome, `${chrome} Edg/140.0`, phone, 'curl/8.0', null].map(deviceName)).toEqual([
      'Chrome on Windows',
      'Edge on Windows',
      'Safari on iPhone',
      'Unknown browser',
      'Unknown browser',
    ])
  })
})
