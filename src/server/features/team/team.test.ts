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

describe('roles with limits', () => {
  const roles = '/api/staff/roles'
  const member = async (role: string) => {
    const made = await makeMember(test, role)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, made)
    return { browser, id: await idOf(made.email) }
  }

  it('are made, given and changed by an owner, and bite at once', async () => {
    const owner = await member('owner')
    const wanted = { name: 'Helper', may: ['work', 'team'], refundLimitCents: null }
    const { key } = (await owner.browser.send('POST', roles, wanted)).json()
    const again = await owner.browser.send('POST', roles, { ...wanted, name: ' helper ' })
    expect(again.json().fields).toEqual({ name: 'Another role has this name.' })
    const helper = await member(key)
    expect((await helper.browser.send('GET', '/api/staff/team')).json()).toMatchObject({ isOwner: false })
    // Nobody gives what they do not have, nor changes whoever has more; only an owner makes an owner.
    for (const role of ['staff', 'admin', 'owner'])
      expect((await change(helper.browser, helper.id, { role })).statusCode).toBe(403)
    expect((await change(helper.browser, owner.id, { disabled: true })).statusCode).toBe(403)
    expect((await change(adminBrowser, owner.id, { role: 'staff' })).statusCode).toBe(403)
    expect((await change(adminBrowser, helper.id, { role: 'owner' })).statusCode).toBe(403)
    const other = await member('staff')
    expect((await change(adminBrowser, other.id, { role: 'no-such-role' })).statusCode).toBe(400)
    expect((await change(adminBrowser, other.id, { role: 'read-only' })).json()).toMatchObject({
      roleName: 'Read only',
    })
    await owner.browser.send('PUT', `${roles}/${key}`, { ...wanted, may: ['work'] })
    expect((await helper.browser.send('GET', '/api/staff/team')).statusCode).toBe(403)
    expect((await owner.browser.send('DELETE', `${roles}/${key}`)).statusCode).toBe(409)
    await change(owner.browser, helper.id, { role: 'staff' })
    expect((await owner.browser.send('DELETE', `${roles}/${key}`)).statusCode).toBe(200)
    expect((await owner.browser.send('PUT', `${roles}/owner`, wanted)).statusCode).toBe(409)
    // A built-in one is limited, and put back.
    await owner.browser.send('PUT', `${roles}/staff`, { name: 'Renamed', may: [], refundLimitCents: null })
    const list = async () => (await owner.browser.send('GET', '/api/staff/team')).json().roles
    expect(await list()).toContainEqual(expect.objectContaining({ name: 'Case worker', may: [] }))
    await owner.browser.send('DELETE', `${roles}/staff`)
    expect(await list()).toContainEqual(
      expect.objectContaining({ key: 'staff', may: ['work', 'papers', 'refunds'], refundLimitCents: null }),
    )
    // The last owner stays one, whoever asks.
    const refused = await change(owner.browser, owner.id, { role: 'admin' })
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('the last owner'),
    ])
    const actions = (await owner.browser.send('GET', '/api/staff/audit-log')).body
    expect(actions).toContain('change-role')
    expect(actions).toContain('remove-role')
  })
})

describe('the last admin', () => {
  it('stays one who can sign in, whatever two admins do at once', async () => {
    const own = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false })
    // One after the other: each moves the clock on, and the other's code would be of a minute ago.
    const admins = [await makeMember(own, 'admin'), await makeMember(own, 'admin')]
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
