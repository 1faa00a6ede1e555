import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  enterPassword,
  type Member,
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
  staffCall,
} from '../../../../test/support/staff-browser.ts'

let test: TestApp
let admin: Member
let adminBrowser: StaffBrowser
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '100000/1' },
    working: false,
  })
  admin = await makeMember(test, 'admin')
  adminBrowser = staffBrowser(test.app)
  await signIn(test, adminBrowser, admin)
})
afterAll(() => test.close())

interface Row {
  id: string
  email: string
}
const members = async (): Promise<Row[]> => (await adminBrowser.send('GET', '/api/staff/team')).json().members
const idOf = async (email: string) => (await members()).find((row) => row.email === email)?.id ?? ''
const change = (browser: StaffBrowser, id: string, body: object) =>
  browser.send('PATCH', `/api/staff/team/${id}`, body)

async function signedIn(role: 'staff' | 'admin' = 'staff') {
  const member = await makeMember(test, role)
  const browser = staffBrowser(test.app)
  await signIn(test, browser, member)
  return { member, browser, id: await idOf(member.email) }
}

describe('the team', () => {
  it('is listed to admins, with second factor and last sign of life', async () => {
    const { member } = await signedIn()
    const row = (await members()).find((each) => each.email === member.email)
    expect(row).toMatchObject({ role: 'staff', secondFactor: true, passkeys: 0, disabledAt: null })
    expect(row).toHaveProperty('lastSeenAt', expect.stringContaining('2026-11-20T'))
  })

  it('changes roles at once: what an admin may do is gone with the next request', async () => {
    const { browser, id } = await signedIn('admin')
    expect((await browser.send('GET', '/api/staff/team')).statusCode).toBe(200)
    expect((await change(adminBrowser, id, { role: 'staff' })).json()).toMatchObject({ role: 'staff' })
    expect((await browser.send('GET', '/api/staff/team')).statusCode).toBe(403)
    expect(await staffCall(browser)).toBe(200)
    await change(adminBrowser, id, { role: 'admin' })
    expect((await browser.send('GET', '/api/staff/team')).statusCode).toBe(200)
  })

  it('disables an account at once, and restores it', async () => {
    const { member, browser, id } = await signedIn()
    expect((await change(adminBrowser, id, { disabled: true })).json().disabledAt).not.toBeNull()
    expect(await staffCall(browser)).toBe(401)
    expect((await enterPassword(browser, member.email)).statusCode).toBe(401)
    expect((await change(adminBrowser, id, { disabled: false })).json().disabledAt).toBeNull()
    expect((await signIn(test, browser, member)).statusCode).toBe(200)
  })

  it('lets an admin list and end the sessions of another member', async () => {
    const { browser, id } = await signedIn()
    const listed = await adminBrowser.send('GET', `/api/staff/sessions?member=${id}`)
    expect(listed.json().sessions).toHaveLength(1)
    const ended = await adminBrowser.send('DELETE', `/api/staff/sessions/others?member=${id}`)
    expect(ended.statusCode).toBe(200)
    expect([await staffCall(browser), await staffCall(adminBrowser)]).toEqual([401, 200])
  })
})

describe('the last admin', () => {
  it('stays one who can sign in, whatever two admins do at once', async () => {
    const own = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false })
    const admins = await Promise.all([makeMember(own, 'admin'), makeMember(own, 'admin')])
    const browsers = [staffBrowser(own.app), staffBrowser(own.app)] as const
    for (const [index, member] of admins.entries()) await signIn(own, browsers[index] ?? browsers[0], member)
    const { members: rows } = (await browsers[0].send('GET', '/api/staff/team')).json()
    const idOfAdmin = (index: number) =>
      rows.find((row: Row) => row.email === admins[index]?.email)?.id as string
    const outcomes = await Promise.all([
      change(browsers[0], idOfAdmin(1), { role: 'staff' }),
      change(browsers[1], idOfAdmin(0), { disabled: true }),
    ])
    const codes = outcomes.map((reply) => reply.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const left = codes[0] === 200 ? 0 : 1
    for (const body of [{ role: 'staff' }, { disabled: true }]) {
      const refused = await change(browsers[left] ?? browsers[0], idOfAdmin(left), body)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().error).toContain('the last admin')
    }
    expect(own.errors).toEqual([])
    await own.close()
  })
})
