import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import {
  type Member,
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
} from '../../../../test/support/staff-browser.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { dataExports } from './exports.tables.ts'
import { forgetExports } from './forget-exports.ts'
import { writeExport } from './write-export.ts'

let test: TestApp
let admin: Member
let browser: StaffBrowser
let clientId: number
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '1000/1' },
  })
  admin = await makeMember(test, 'admin')
  browser = staffBrowser(test.app)
  await signIn(test, browser, admin)
  clientId = await test.makeClient({ name: '=Ann Moss', email: 'ann@example.com' })
  await addFilesTo(test.deps, clientId)
  await test.makeClient({ name: 'Bob Lee', email: 'bob@example.com' })
})
afterAll(() => test.close())

const path = '/api/staff/exports'
const newest = async () => (await browser.send('GET', path)).json()[0]
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

it('ends with the deletion of anybody whom it may hold, also while it is written', async () => {
  const goneId = await test.makeClient({ name: 'Cal Gone', email: 'cal@example.com' })
  const remove = (id: number) =>
    deleteClientData(test.deps, { clientId: id, actor: { id: 'admin', name: 'Admin' }, reason: 'staff' })
  const ready = (await browser.send('POST', path, { current: admin.password })).json()
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ id: ready.id, status: 'ready', done: 3 })
  const files = async () => (await test.deps.files.listOlderThan(new Date('2099-01-01'))).length
  const before = await files()
  await remove(goneId)
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ id: ready.id, status: 'gone', volumes: [] })
  expect((await browser.send('GET', `${path}/${ready.id}/volumes/2`)).statusCode).toBe(404)
  expect(before - (await files())).toBeGreaterThanOrEqual(2)

  // The part with the person is read, and committed after they were deleted.
  const alsoGone = await test.makeClient({ name: 'Dee Gone', email: 'dee@example.com' })
  const { transaction } = test.deps.database
  let deleted = false
  test.deps.database.transaction = async (work) => {
    const [row] = await test.deps.database.db
      .select()
      .from(dataExports)
      .where(eq(dataExports.status, 'running'))
    if (row?.phase === 'cases' && !deleted) {
      deleted = true
      await remove(alsoGone)
    }
    return transaction(work)
  }
  const cut = (await browser.send('POST', path, { current: admin.password })).json()
  await test.deps.queue.idle()
  test.deps.database.transaction = transaction
  expect(deleted).toBe(true)
  expect(await newest()).toMatchObject({ id: cut.id, status: 'gone', volumes: [] })
  expect(await files()).toBe(before - 2)
})

it('writes everything, lists and cases with their files, goes on where it was cut off, and is gone after a day', async () => {
  expect((await browser.send('POST', path, { current: 'wrong' })).json().fieldsSay).toHaveProperty('current')
  const { transaction } = test.deps.database
  let cuts = 1
  test.deps.database.transaction = async (work) => {
    // The second part: its file is written, and its row is not.
    if ((await newestPhase()) === 'cases' && cuts-- > 0) throw new Error('cut off')
    return transaction(work)
  }
  const newestPhase = async () => {
    const { dataExports } = await import('./exports.tables.ts')
    return (await test.deps.database.db.select().from(dataExports))[0]?.phase
  }
  const started = await browser.send('POST', path, { current: admin.password })
  expect(started.json()).toMatchObject({ status: 'running', total: 2 })
  expect((await browser.send('POST', path, { current: admin.password })).statusCode).toBe(409)
  await test.deps.queue.idle()
  test.deps.database.transaction = transaction
  const { id } = started.json()
  await writeExport(test.deps, { exportId: id, number: 2 })
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ status: 'ready', done: 2, volumes: [{ number: 1 }, { number: 2 }] })

  const lists = unzipSync((await browser.send('GET', `${path}/${id}/volumes/1`)).rawPayload)
  expect(textOf(lists['lists/clients.csv'])).toContain('"\'=Ann Moss"')
  expect(JSON.parse(textOf(lists['lists/clients.json']))).toHaveLength(2)
  const cases = unzipSync((await browser.send('GET', `${path}/${id}/volumes/2`)).rawPayload)
  const paths = Object.keys(cases)
  expect(paths).toContain(`cases/${clientId}/records/profile.json`)
  expect(
    paths.filter((path) => /^cases\/\d+\/(reports|letters|identity)\//.test(path)).length,
  ).toBeGreaterThan(1)
  const log = JSON.stringify((await browser.send('GET', '/api/staff/audit-log')).json())
  for (const action of ['export-everything', 'download-export']) expect(log).toContain(action)

  test.clock.advance(25 * 3_600_000)
  const before = await test.deps.files.listOlderThan(new Date('2099-01-01'))
  await forgetExports(test.deps)
  const after = await test.deps.files.listOlderThan(new Date('2099-01-01'))
  expect(before.length - after.length).toBeGreaterThanOrEqual(2)
  await signIn(test, browser, admin)
  expect(await newest()).toMatchObject({ status: 'gone', volumes: [] })
  expect((await browser.send('GET', `${path}/${id}/volumes/1`)).statusCode).toBe(404)
})
