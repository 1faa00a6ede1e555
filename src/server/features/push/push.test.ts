import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { makePushBrowser, readVapid, startPushService } from '../../../../test/support/push-service.ts'
import type { PushKind } from '../../../shared/rules/push-kinds.ts'
import { noteFact } from '../../facts.ts'
import { noteClientCounts } from '../clients/note-client-counts.ts'
import { deliverPush } from './deliver-push.ts'
import { pushDevices, scheduledPushes } from './push.tables.ts'
import { scheduleDeadlinePushes } from './schedule-pushes.ts'
import { sendDuePushes } from './send-due-pushes.ts'

const dayMs = 86_400_000
const email = 'pushed@example.com'
const service = await startPushService()
let test: TestApp
let clientId: number
let person: Caller

beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T16:00:00Z'), postPush: service.post })
})
beforeEach(async () => {
  await test.startAnew()
  service.arrived.length = 0
  service.answer(201)
  clientId = await test.makeClient({ email })
  person = await test.asClient(email)
})
afterAll(async () => {
  await test.close()
  await service.close()
})

const put = (path: string, payload: object, caller = person) =>
  caller.inject({ method: 'PUT', url: `/api/account/push/${path}`, payload })
const setup = async (caller = person) => (await caller.inject({ url: '/api/account/push' })).json()
const choose = (...kinds: PushKind[]) => put('kinds', { kinds })
const documents = async () => {
  await test.deps.database.transaction((tx) => noteFact(test.deps, tx, { kind: 'run-completed', clientId }))
  await test.deps.queue.idle()
}

describe('notifications on a device', () => {
  it('tell what happened once, encrypted for the device, in words that name nothing', async () => {
    await documents()
    const { device, read } = makePushBrowser('one')
    const added = await put('device', device)
    expect(added.json()).toMatchObject({
      kinds: { length: 5 },
      devices: [{ since: '2026-11-20T16:00:00.000Z' }],
    })
    await put('device', device)
    const [row, ...more] = await test.deps.database.db.select().from(pushDevices)
    expect(more).toEqual([])
    expect(Buffer.from(row?.deviceSealed ?? []).includes('push.example.com')).toBe(false)

    await documents()
    await documents()
    const [push, ...others] = service.arrived
    if (!push) throw new Error('nothing arrived')
    expect(others).toEqual([])
    expect(read(push)).toEqual({
      title: 'ARMOR',
      body: 'Your documents are ready.',
      language: 'en',
      tag: push.headers.topic,
      open: '/client-dashboard?client=me',
    })
    expect(push).toMatchObject({
      path: '/one',
      headers: { ttl: String((2 * dayMs) / 1000), urgency: 'normal', 'content-encoding': 'aes128gcm' },
    })
    const { publicKey } = await setup()
    expect(readVapid(push, publicKey)).toMatchObject({ aud: 'https://push.example.com' })
  })

  it('tell of an evidenced deadline on its days, in the language of the person, until it is met', async () => {
    const { device, read } = makePushBrowser('two')
    const deadline = async (day: string | null, isProved = true) => {
      await test.deps.database.transaction(async (tx) => {
        await noteClientCounts(tx, clientId, { nextDeadlineOn: day, nextDeadlineProved: isProved })
        await scheduleDeadlinePushes(test.deps, tx, clientId)
      })
    }
    const day = async (days: number) => {
      test.clock.advance(days * dayMs)
      await sendDuePushes(test.deps)
      await test.deps.queue.idle()
      return service.arrived.splice(0).map((each) => read(each))
    }
    await put('device', device)
    await person.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    await deadline('2026-12-01')
    expect(await day(7)).toEqual([])
    expect(await day(1)).toMatchObject([{ body: 'Un plazo está por vencer.', language: 'es' }])
    expect(await day(2)).toEqual([])
    await deadline('2026-12-20')
    expect(await day(5)).toEqual([])
    await deadline('2026-12-06', false)
    await deadline('2026-12-04')
    expect(await day(0)).toMatchObject([{ body: 'Venció un plazo. Vea qué puede hacer ahora.' }])
    expect(await day(0)).toEqual([])
  })

  it('are those that the person chose, and none that were before the choice', async () => {
    await put('device', makePushBrowser('three').device)
    expect((await choose('overdue', 'answer-read', 'overdue')).json()).toMatchObject({
      kinds: ['answer-read', 'overdue'],
    })
    await documents()
    await choose('documents-ready')
    await documents()
    expect(service.arrived).toEqual([])
    const [row] = await test.deps.database.db.select().from(scheduledPushes)
    expect(row).toMatchObject({ kind: 'documents-ready', status: 'dropped' })
  })

  it('are tried again while the push service is in trouble, and end with the subscription', async () => {
    await put('device', makePushBrowser('four').device)
    await test.deps.database.db.insert(scheduledPushes).values({
      occasion: `overdue:${clientId}:2026-11-19`,
      clientId,
      kind: 'overdue',
      dueAt: test.clock.now(),
      createdAt: test.clock.now(),
    })
    const [device] = await test.deps.database.db.select().from(pushDevices)
    const attempt = () =>
      deliverPush(test.deps, { occasion: `overdue:${clientId}:2026-11-19`, deviceId: device?.id ?? 0 })
    service.answer(503)
    await expect(attempt()).rejects.toThrow('answered 503')
    service.answer(400)
    await attempt()
    expect((await setup()).devices).toHaveLength(1)
    service.answer(410)
    await attempt()
    expect((await setup()).devices).toEqual([])
    await attempt()
    expect(service.arrived).toHaveLength(3)
  })

  it('go to nobody else: not to another address, not to a browser that signed out, not to a private address', async () => {
    const { device } = makePushBrowser('five')
    const [{ mark }] = (await put('device', device)).json().devices
    const other = await test.asClient('other@example.com')
    await other.inject({ method: 'DELETE', url: `/api/account/push/devices/${mark}` })
    expect((await setup()).devices).toEqual([{ mark, since: expect.any(String) }])
    expect(await setup(other)).toMatchObject({ devices: [] })
    for (const endpoint of ['https://10.0.0.1/x', 'http://push.example.com/x', 'https://localhost/x'])
      expect((await put('device', { ...device, endpoint })).statusCode).toBe(400)

    await person.inject({ method: 'POST', url: '/api/account/sign-out' })
    expect(await test.deps.database.db.select().from(pushDevices)).toEqual([])
    await documents()
    expect(service.arrived).toEqual([])
  })

  it('reach the ten newest devices of a person, each of which is dropped by itself', async () => {
    for (let at = 0; at < 11; at += 1) await put('device', makePushBrowser(`device-${at}`).device)
    const { devices } = await setup()
    expect(devices).toHaveLength(10)
    const { mark } = devices[0]
    await person.inject({ method: 'DELETE', url: `/api/account/push/devices/${mark}` })
    await documents()
    const paths = service.arrived.map(({ path }) => path)
    expect(paths.sort()).toEqual(Array.from({ length: 9 }, (_, at) => `/device-${at + 2}`).sort())
    const { db } = test.deps.database
    const [row] = await db.select().from(scheduledPushes).where(eq(scheduledPushes.clientId, clientId))
    expect(row?.status).toBe('queued')
  })
})
