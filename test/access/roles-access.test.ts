import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepRole } from '../../src/server/features/team/roles.store.ts'
import { type Permission, permissions } from '../../src/shared/rules/staff-roles.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'
import type { Subject } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { makeSubject } from './make-subject.ts'
import { needsOfCalls, notForStaff } from './needs-of-calls.ts'

let test: TestApp
let subject: Subject
let reader: Caller
/** Somebody who may everything but this. */
const without = new Map<Permission, Caller>()

beforeAll(async () => {
  test = await makeApp({
    working: false,
    engine: keptEngine(),
    settings: {
      RATE_LIMIT_SIGN_IN: '9999/1',
      RATE_LIMIT_MESSAGE: '9999/1',
      RATE_LIMIT_PAYMENT: '9999/1',
      RATE_LIMIT_UPLOAD: '9999/1',
      RATE_LIMIT_ANY: '99999/1',
    },
  })
  subject = (await makeSubject(test, 'owner@example.com')).subject
  reader = await test.asStaff('read-only')
  for (const permission of permissions) {
    const key = `not-${permission}`
    const may = permissions.filter((each) => each !== permission)
    await keepRole(test.deps.database.db, {
      key,
      name: key,
      may,
      refundLimitCents: null,
      changedAt: test.clock.now(),
    })
    without.set(permission, await test.asStaff(key))
  }
})
afterAll(() => test.close())

/** Every call that lets staff in, but those for owners alone. */
const staffRows = Object.entries(accessTable).flatMap(([name, row]) =>
  !notForStaff.includes(name) && (row.for === 'client' || row.for === 'staff' || row.for === 'admin')
    ? [{ name, row }]
    : [],
)

describe.each(staffRows)('$name, by role', ({ name, row }) => {
  it('is refused to whoever lacks what it needs, and to whoever only looks', async () => {
    const ask = row.ask(subject)
    const need = needsOfCalls[name] ?? (ask.method === 'GET' ? 'look' : 'work')
    const ofReader = (await reader.inject(ask)).statusCode
    expect(ofReader).toBe(need === 'look' ? row.allowed : 403)
    if (need !== 'look') expect((await without.get(need)?.inject(ask))?.statusCode).toBe(403)
  })
})

describe('a role that is gone', () => {
  it('may look and nothing else', async () => {
    const member = await test.asStaff('role-gone')
    expect((await member.inject({ url: '/api/clients' })).statusCode).toBe(200)
    const change = { method: 'POST', url: '/api/staff/bulk-stage', payload: {} } as const
    expect((await member.inject(change)).statusCode).toBe(403)
  })
})
