import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { makePushBrowser, startPushService } from '../../../../test/support/push-service.ts'
import { addTask } from '../followup/add-task.ts'
import { tellStaffDevices } from './tell-staff-devices.ts'
import { staffPushDevices } from './today.tables.ts'

const service = await startPushService()
let app: TestApp
let staff: Caller
let clientId: number

beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T16:00:00Z'), postPush: service.post, working: false })
  staff = await app.asStaff()
  clientId = await app.makeClient({ name: 'Ana Silva' })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const put = async (path: string, payload: object, caller = staff) =>
  (await caller.inject({ method: 'PUT', url: `/api/staff/push${path}`, payload })).json()
const addDue = (attemptKey: string, owner: string | null) => {
  const actor = { id: staff.userId ?? '', name: 'Sam Staff' }
  return addTask(app.deps, { clientId, text: 'Call her', dueOn: '2026-11-20', owner, attemptKey, actor })
}
/** What two servers that look at once tell. */
const look = async () => {
  service.arrived.length = 0
  await Promise.all([tellStaffDevices(app.deps), tellStaffDevices(app.deps)])
  return service.arrived
}

it('tells a device once how much came of what was chosen, and names nobody', async () => {
  await addDue('push-task-known', null)
  const { device, read } = makePushBrowser('desk')
  await put('', { whose: 'all', kinds: ['tasks'] })
  expect(await put('/device', device)).toMatchObject({
    kinds: ['tasks'],
    devices: [{ since: '2026-11-20T16:00:00.000Z' }],
  })
  const [row] = await app.deps.database.db.select().from(staffPushDevices)
  expect(Buffer.from(row?.deviceSealed ?? []).includes('push.example.com')).toBe(false)
  expect(await look(), 'what waits already is known').toEqual([])

  await addDue('push-task-new', null)
  const [push, ...others] = await look()
  if (!push) throw new Error('nothing arrived')
  expect(others).toEqual([])
  expect(read(push)).toMatchObject({ body: 'Tasks due: 2', open: '/dashboard/today' })
  expect(JSON.stringify(read(push))).not.toMatch(/Ana|Silva|Call/)
  expect(await look(), 'nothing more came').toEqual([])

  // Of one's own: a task without an owner is of whoever looks after the client, who is nobody.
  await put('', { whose: 'me', kinds: ['tasks'] })
  await addDue('push-task-other', null)
  expect(await look()).toEqual([])
  await addDue('push-task-own', staff.userId ?? '')
  expect(await look()).toHaveLength(1)
})

it('forgets a browser that takes nothing any more, and tells nobody who asked for nothing', async () => {
  service.answer(410)
  await addDue('push-task-gone', staff.userId ?? '')
  expect(await look()).toHaveLength(1)
  expect(await app.deps.database.db.select().from(staffPushDevices)).toEqual([])
  service.answer(201)
  const { device } = makePushBrowser('phone')
  await put('', { whose: 'all', kinds: [] })
  const { devices } = await put('/device', device)
  await addDue('push-task-unasked', null)
  expect(await look()).toEqual([])
  const colleague = await app.asStaff('admin')
  const drop = (caller: Caller) =>
    caller.inject({ method: 'DELETE', url: `/api/staff/push/devices/${devices[0].mark}` })
  await drop(colleague)
  expect((await staff.inject({ url: '/api/staff/push' })).json().devices).toHaveLength(1)
  expect((await drop(staff)).json().devices).toEqual([])
  expect((await put('/device', { ...device, endpoint: 'https://10.0.0.8/x' })).code).toBe('invalid_input')
})
