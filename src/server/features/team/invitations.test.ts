import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  codeNow,
  enterCode,
  enterPassword,
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
  staffCall,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'
import { newestMails } from '../outbox/newest-mails.ts'

let test: TestApp
let admin: StaffBrowser
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '100000/1' },
  })
  const member = await makeMember(test, 'admin')
  admin = staffBrowser(test.app)
  await signIn(test, admin, member)
})
afterAll(() => test.close())

const invite = (email: string, role = 'staff', name = 'Nova Member') =>
  admin.send('POST', '/api/staff/invitations', { name, email, role })
const lookUp = (token: string) =>
  staffBrowser(test.app).send('POST', '/api/staff/invitations/look-up', { token })
const accept = (browser: StaffBrowser, token: string, password = staffPassword) =>
  browser.send('POST', '/api/staff/invitations/accept', { token, password })

/** The token in the newest mail to an address, as the person who gets it would follow it. */
async function mailedToken(email: string): Promise<string> {
  const mails = (await newestMails(test.deps, 100)).filter((mail) => mail.recipient === email)
  const newest = mails.sort((a, b) => b.id - a.id)[0]
  return /\/dashboard\/join\?token=([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? ''
}

describe('an invitation', () => {
  it('comes by mail, is taken up with a password of one’s own, and opens after the authenticator is enrolled', async () => {
    const email = 'nova@armor.example'
    expect((await invite(email, 'admin')).json()).toMatchObject({ email, role: 'admin', name: 'Nova Member' })
    const token = await mailedToken(email)
    expect((await lookUp(token)).json()).toEqual({ name: 'Nova Member', email, roleName: 'Admin' })
    const browser = staffBrowser(test.app)
    const weak = await accept(browser, token, 'nova member 1')
    expect(weak.json().fields).toHaveProperty('password')
    const { next, enrol } = (await accept(browser, token)).json()
    expect(next).toBe('enrol')
    expect(await staffCall(browser)).toBe(401)
    const done = (await enterCode(browser, await codeNow(test, enrol.secret))).json()
    expect(done.recoveryCodes).toHaveLength(10)
    expect((await browser.send('GET', '/api/staff/team')).statusCode).toBe(200)
  })

  it('works once, and only for 72 hours', async () => {
    await invite('once@armor.example')
    const token = await mailedToken('once@armor.example')
    const outcomes = await Promise.all([
      accept(staffBrowser(test.app), token),
      accept(staffBrowser(test.app), token),
    ])
    expect(outcomes.map((reply) => reply.statusCode).sort()).toEqual([200, 400])
    expect((await lookUp(token)).json().code).toBe('token_invalid')
    await invite('late@armor.example')
    const late = await mailedToken('late@armor.example')
    test.clock.advance(72 * 3_600_000)
    expect((await lookUp(late)).statusCode).toBe(400)
    expect((await accept(staffBrowser(test.app), late)).statusCode).toBe(400)
  })

  it('gives way to a newer one, and is taken back', async () => {
    const again = staffBrowser(test.app)
    await signIn(test, again, await makeMember(test, 'admin'))
    admin = again
    const email = 'twice@armor.example'
    await invite(email)
    const first = await mailedToken(email)
    const { id } = (await invite(email, 'admin')).json()
    const second = await mailedToken(email)
    expect((await lookUp(first)).statusCode).toBe(400)
    expect((await lookUp(second)).json()).toMatchObject({ roleName: 'Admin' })
    const open = (await admin.send('GET', '/api/staff/team')).json().invitations
    expect(open.filter((row: { email: string }) => row.email === email)).toHaveLength(1)
    expect((await admin.send('DELETE', `/api/staff/invitations/${id}`)).json()).toEqual({ revoked: true })
    expect((await lookUp(second)).statusCode).toBe(400)
    expect((await admin.send('DELETE', `/api/staff/invitations/${id}`)).statusCode).toBe(404)
    for (const bad of ['0', '-1', '1.5', 'x', '99999999999'])
      expect((await admin.send('DELETE', `/api/staff/invitations/${bad}`)).statusCode).toBe(404)
  })

  it('gives a member who lost everything a new start in the role they have, and ends their sessions', async () => {
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member, true)
    expect((await invite(member.email, 'admin')).json().role).toBe('staff')
    const next = 'meadow copper 71 violin'
    const fresh = staffBrowser(test.app)
    const { enrol } = (await accept(fresh, await mailedToken(member.email), next)).json()
    expect(await staffCall(browser)).toBe(401)
    expect((await enterPassword(browser, member.email)).statusCode).toBe(401)
    expect((await enterCode(fresh, member.recoveryCodes[0] ?? '')).statusCode).toBe(401)
    expect((await enterCode(fresh, await codeNow(test, enrol.secret))).statusCode).toBe(200)
    expect((await fresh.send('GET', '/api/staff/team')).statusCode).toBe(403)
  })

  it('does not restore an account that is disabled afterwards', async () => {
    const member = await makeMember(test)
    await invite(member.email)
    const { members } = (await admin.send('GET', '/api/staff/team')).json()
    const { id } = members.find((row: { email: string }) => row.email === member.email)
    const token = await mailedToken(member.email)
    await admin.send('PATCH', `/api/staff/team/${id}`, { disabled: true })
    expect((await accept(staffBrowser(test.app), token)).statusCode).toBe(400)
  })

  it('is worth nothing once whoever sent it is switched off, or may no longer give that role', async () => {
    const changed = async (wish: object) => {
      const sender = staffBrowser(test.app)
      const member = await makeMember(test, 'admin')
      await signIn(test, sender, member)
      const email = `accomplice-of-${member.email}`
      const wanted = { name: 'Sly Second', email, role: 'admin' }
      expect((await sender.send('POST', '/api/staff/invitations', wanted)).statusCode).toBe(200)
      const token = await mailedToken(email)
      const { members } = (await admin.send('GET', '/api/staff/team')).json()
      const { id } = members.find((row: { email: string }) => row.email === member.email)
      const change = (to: object) => admin.send('PATCH', `/api/staff/team/${id}`, to)
      expect((await change(wish)).statusCode).toBe(200)
      const shown = (await admin.send('GET', '/api/staff/team')).json().invitations
      const answers = [await lookUp(token), await accept(staffBrowser(test.app), token)]
      return {
        codes: answers.map((reply) => reply.statusCode),
        isShown: shown.some((row: { email: string }) => row.email === email),
      }
    }
    const nothing = { codes: [400, 400], isShown: false }
    expect(await changed({ disabled: true })).toEqual(nothing)
    expect(await changed({ role: 'staff' })).toEqual(nothing)
  })

  it('is refused for the address of a client and for what is no address', async () => {
    await test.asClient('pat@example.com')
    const refused = await invite('Pat@example.com')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.email).toContain('A client signs in')
    expect((await invite('no address')).statusCode).toBe(400)
    expect((await invite('ok@armor.example', 'no-such-role')).statusCode).toBe(400)
    expect((await invite('ok@armor.example', 'owner')).statusCode).toBe(403)
  })

  it('keeps only the hash of its token, and its address sealed', async () => {
    await invite('hash@armor.example')
    const token = await mailedToken('hash@armor.example')
    const { rows } = await test.deps.database.db.execute('select * from staff_invitations')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('hash@armor.example')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
