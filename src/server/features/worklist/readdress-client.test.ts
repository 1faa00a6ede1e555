import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { makeMember, signIn, staffBrowser } from '../../../../test/support/staff-browser.ts'
import type { Permission } from '../../../shared/rules/staff-roles.ts'
import { keepRole } from '../team/roles.store.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '1000/1' },
    working: false,
  })
})
afterAll(() => test.close())

const asRole = async (key: string, may: Permission[]) => {
  const role = { key, name: key, may, refundLimitCents: 0, changedAt: test.clock.now() }
  await keepRole(test.deps.database.db, role)
  return test.asStaff(key)
}
const change = (clientId: number, payload: object, headers: Record<string, string> = {}) => ({
  ...({ method: 'PATCH', url: `/api/clients/${clientId}` } as const),
  ...{ payload, headers },
})

it('gives nobody a client’s address who may not open the papers that a sign-in with it opens', async () => {
  const clientId = await test.makeClient({ email: 'harlan@before.example' })
  const worker = await asRole('worker', ['work'])
  const refused = await worker.inject(change(clientId, { email: 'worker@elsewhere.example' }))
  expect([refused.statusCode, refused.json().says.key]).toEqual([403, 'staff.addressOpensPapers'])
  // As the page sends it, which names every field of the form.
  const renamed = await worker.inject(change(clientId, { name: 'Harlan A', email: 'Harlan@before.example' }))
  expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'Harlan A'])
  const trusted = await asRole('trusted', ['work', 'papers'])
  const changed = await trusted.inject(change(clientId, { email: 'harlan@later.example' }))
  expect([changed.statusCode, changed.json().email]).toEqual([200, 'harlan@later.example'])
})

it('nor a key that reads no files, whatever its maker may', async () => {
  const admin = await makeMember(test, 'admin')
  const browser = staffBrowser(test.app)
  await signIn(test, browser, admin)
  const clientId = await test.makeClient({ email: 'nell@before.example' })
  const byKeyOf = async (scopes: string[], email: string) => {
    const made = await browser.send('POST', '/api/staff/keys', {
      ...{ name: scopes.join(), scopes, days: 30, current: admin.password },
    })
    const authorization = `Bearer ${made.json().secret}`
    return (await test.inject(change(clientId, { email }, { authorization }))).statusCode
  }
  expect(await byKeyOf(['clients:write'], 'nell@elsewhere.example')).toBe(403)
  expect(await byKeyOf(['clients:write', 'files:read'], 'nell@later.example')).toBe(200)
})
