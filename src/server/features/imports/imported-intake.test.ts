import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { contact, sampleReports, sendIntake } from '../../../../test/support/paying-client.ts'
import { plainLetters } from '../../../../test/support/plain-letters.ts'

let test: TestApp
let admin: Caller
beforeAll(async () => {
  test = await makeApp({
    // Of which round letters are written is looked at, and nothing in them.
    engine: { ...keptEngine(), writeDocuments: async (caseFile) => plainLetters(caseFile) },
    now: new Date('2026-11-21T15:00:00Z'),
  })
})
beforeEach(async () => {
  await test.startAnew()
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

/** A client of another product, brought by a file. @returns their number */
async function imported(cells: { status: string; mailed: string; amount: string }): Promise<number> {
  const file = [
    'First Name,Last Name,Email,Phone (M),Status,Round 1 Date,Amount',
    `Harlan,Ashgrove,${contact.email},555-010-7788,${cells.status},${cells.mailed},${cells.amount}`,
  ].join('\r\n')
  const url = '/api/staff/imports'
  const form = multipartBody({}, { file: { fileName: 'clients.csv', bytes: Buffer.from(file) } })
  const { id, mapping } = (await admin.inject({ method: 'POST', url, ...form })).json()
  await admin.inject({
    method: 'POST',
    url: `${url}/${id}/start`,
    payload: { mapping, duplicates: 'skip' },
  })
  await test.deps.queue.idle()
  const [client] = await listed()
  expect((await admin.inject({ method: 'POST', url: `${url}/${id}/invite` })).statusCode).toBe(200)
  await test.deps.queue.idle()
  return client.id
}
const listed = async () => (await admin.inject({ url: '/api/clients' })).json()
const roundsOf = async (caller: Caller, id: number) => {
  const documents = (await caller.inject({ url: `/api/clients/${id}/documents` })).json()
  return [...new Set(documents.map(({ round }: { round: number }) => round))]
}

it('joins the record that an import brought, and writes the letters of the round after the one it stands in', async () => {
  const id = await imported({ status: 'Round 1', mailed: '9/1/2026', amount: '350' })
  const client = await test.asClient(contact.email)
  expect((await client.inject({ url: '/api/intake-access?type=paid' })).json()).toMatchObject({
    paidClient: id,
  })
  const sent = await sendIntake(client, {}, sampleReports())
  expect(sent).toMatchObject({ status: 200, body: { clientId: id } })
  await test.deps.queue.idle()
  expect(await listed()).toMatchObject([{ id, disputeStatus: 'round1_sent', round1MailDate: '2026-09-01' }])
  expect(await roundsOf(client, id)).toEqual([2])
})

it('of a round that was sent on a day that the file does not say writes nothing again, asks staff, and goes on with the day', async () => {
  const id = await imported({ status: 'Round 1 sent', mailed: '', amount: '350' })
  const client = await test.asClient(contact.email)
  expect(await sendIntake(client, {}, sampleReports())).toMatchObject({ status: 200 })
  await test.deps.queue.idle()
  expect(await roundsOf(client, id)).toEqual([])
  const byHand = await client.inject({ method: 'POST', url: `/api/clients/${id}/trigger-armor` })
  expect([byHand.statusCode, byHand.json().says?.key]).toEqual([409, 'case.roundSentUndated'])
  const tasks = async () => (await admin.inject({ url: '/api/staff/today?kind=tasks' })).json().rows
  expect(await tasks()).toMatchObject([{ clientId: id, about: expect.stringContaining('round 1 was sent') }])
  const url = `/api/clients/${id}`
  const entered = await admin.inject({ method: 'PATCH', url, payload: { round1MailDate: '2026-09-01' } })
  expect(entered.statusCode).toBe(200)
  await test.deps.queue.idle()
  expect(await roundsOf(client, id)).toEqual([2])
})

it('joins it also while what was paid elsewhere is not known, and makes a record of its own for another address', async () => {
  const id = await imported({ status: 'Round 1', mailed: '9/1/2026', amount: '' })
  const client = await test.asClient(contact.email)
  expect((await sendIntake(client, {})).body.clientId).toBe(id)
  expect(await listed()).toMatchObject([{ id, paymentStatus: 'pending' }])
  expect((await sendIntake(client, { email: 'brother@example.com' })).body.clientId).not.toBe(id)
  expect((await sendIntake(test.asNobody(), {})).body.clientId).not.toBe(id)
})
