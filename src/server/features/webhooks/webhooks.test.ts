import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { isSigned, startWebhookReceiver } from '../../../../test/support/webhook-receiver.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

const minute = 60_000
const hour = 60 * minute

let test: TestApp
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let admin: Caller
let clientId: number
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), postWebhook: receiver.post })
  admin = await test.asStaff('admin')
  clientId = await test.makeClient({ name: 'Very Private', email: 'private@example.com' })
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  (await admin.inject({ method, url: `/api/staff/webhooks${path}`, ...(payload ? { payload } : {}) })).json()
/** A receiver of changed stages, which has taken its first message. */
const add = async () => {
  const address = 'https://hooks.example.com/secret-path'
  const added = await send('POST', '', { address, kinds: ['stage.changed'] })
  await test.deps.queue.idle()
  return added
}
/** What the timer does at this moment, and what comes of it. */
const look = async () => {
  await sendDueWebhooks(test.deps)
  await test.deps.queue.idle()
}
const changeStage = async (disputeStatus: string) => {
  await admin.inject({ method: 'PATCH', url: `/api/clients/${clientId}`, payload: { disputeStatus } })
  await test.deps.queue.idle()
}
const typesOf = () => receiver.arrived.map(({ body }) => JSON.parse(body).type)
const later = async (ms: number) => {
  test.clock.advance(ms)
  admin = await test.asStaff('admin')
  await look()
}

it('tells a receiver what it asked for: signed, by numbers and states alone', async () => {
  const { webhook, secret } = await add()
  await changeStage('completed')
  expect(typesOf().sort()).toEqual(['stage.changed', 'webhook.test'])
  for (const message of receiver.arrived) expect(isSigned(message, secret)).toBe(true)
  expect(receiver.arrived.every((message) => !isSigned(message, 'whsec_b3RoZXI='))).toBe(true)
  const told = receiver.arrived.find(({ body }) => body.includes('stage.changed'))
  expect(JSON.parse(told?.body ?? '')).toEqual({
    type: 'stage.changed',
    timestamp: '2026-11-20T10:00:00.000Z',
    data: { clientId, stage: 'completed', paymentStatus: 'paid' },
  })
  const listed = JSON.stringify(await send('GET', ''))
  for (const secrets of [secret, 'secret-path']) expect(listed).not.toContain(secrets)
  expect(await send('DELETE', `/${webhook.id}`)).toEqual({ removed: true })
  await changeStage('round1_sent')
  expect(receiver.arrived).toHaveLength(2)
})

it('brings everything to a receiver that failed for an hour, each once, under the id that it had', async () => {
  receiver.arrived.length = 0
  const { webhook } = await add()
  receiver.answer(503)
  await changeStage('round2_sent')
  await changeStage('completed')
  for (const pause of [1, 1, 5, 30, 30]) await later(pause * minute)
  const log = await send('GET', `/${webhook.id}/deliveries`)
  expect(log[0]).toMatchObject({ status: 'waiting', answer: '503' })
  expect(await send('GET', '')).toMatchObject([{ state: 'failing' }])
  const tried = new Set(receiver.arrived.map(({ headers }) => headers['webhook-id']))
  receiver.arrived.length = 0
  receiver.answer(204)
  await later(2 * hour)
  const ids = receiver.arrived.map(({ headers }) => String(headers['webhook-id']))
  expect(ids).toHaveLength(2)
  expect(ids.every((id) => tried.has(id))).toBe(true)
  await later(24 * hour)
  expect(receiver.arrived).toHaveLength(2)
  expect(await send('GET', '')).toMatchObject([{ state: 'on' }])
  const [delivered] = await send('GET', `/${webhook.id}/deliveries`)
  expect(await send('POST', `/${webhook.id}/replay`, { delivery: delivered.id })).toEqual({ replayed: 1 })
  await test.deps.queue.idle()
  await look()
  expect(receiver.arrived.at(-1)?.headers['webhook-id']).toBe(delivered.messageId)
  await send('DELETE', `/${webhook.id}`)
})

it('switches a receiver off after a day of failures, says so once, and sends what was held when it is on again', async () => {
  const { webhook } = await add()
  receiver.answer(500)
  await changeStage('round1_sent')
  for (const pause of [1, 5, 30, 120, 300, 600, 840]) await later(pause * minute)
  expect(await send('GET', '')).toMatchObject([{ state: 'off', offBecause: 'failed for a day' }])
  const mails = await mailsWith(test.deps, { type: 'webhook-off' })
  expect(mails.map(({ subject }) => subject)).toEqual(['Webhooks to hooks.example.com are switched off'])
  receiver.arrived.length = 0
  receiver.answer(200)
  // Nothing is written for whoever is off, and nothing that failed for good is lost.
  await changeStage('round2_sent')
  expect(receiver.arrived).toEqual([])
  expect(await send('PATCH', `/${webhook.id}`, { on: true })).toMatchObject({ state: 'on' })
  expect(await send('POST', `/${webhook.id}/replay`, {})).toMatchObject({ replayed: expect.any(Number) })
  await look()
  expect(typesOf()).toContain('stage.changed')
  receiver.answer(410)
  await changeStage('completed')
  expect(await send('GET', '')).toMatchObject([{ state: 'off', offBecause: 'said it is gone' }])
})

it('takes https at a public name alone', async () => {
  for (const address of [
    'http://hooks.example.com/',
    'https://10.0.0.8/',
    'https://localhost/',
    'file:///etc',
  ])
    expect((await send('POST', '', { address, kinds: ['client.added'] })).fieldsSay).toHaveProperty('address')
})
