import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { makePushBrowser, startPushService } from '../../../../test/support/push-service.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { recountClient } from '../../recount-client.ts'
import { clients } from '../clients/clients.tables.ts'
import { completeOldClients } from '../clients/complete-old-clients.ts'
import { documents } from '../documents/documents.tables.ts'
import { recountDeadlines, startDeadlineCount } from './recount-deadlines.ts'
import { sendDuePushes } from './send-due-pushes.ts'

const dayMs = 86_400_000
const old = { nextDeadlineOn: '2026-11-01', nextDeadlineProved: null }
const service = await startPushService()
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T16:00:00Z'), postPush: service.post })
})
beforeEach(() => app.startAnew())
afterAll(async () => {
  await app.close()
  await service.close()
})

const { id, nextDeadlineOn: on, nextDeadlineProved: proved } = clients
const kept = () => app.deps.database.db.select({ on, proved }).from(clients).orderBy(asc(id))

/** So many, mailed on 1 October by their mail date alone, with a deadline of the rules before. */
async function oldClients(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.push(await app.makeClient())
  await app.deps.database.db.update(clients).set({ ...old, round1MailDate: '2026-10-01' })
  return ids
}

it('deadlines of before are counted by a job, for which no start waits', async () => {
  await oldClients(3)
  await completeOldClients(app.deps, recountClient(app.deps))
  expect(await kept()).toEqual(Array(3).fill({ on: '2026-11-01', proved: null }))
  // Nobody is called late by a day that may be none.
  const staff = await app.asStaff()
  expect((await staff.inject({ url: '/api/clients?late=yes' })).json()).toEqual([])
  await startDeadlineCount(app.deps)
  await app.deps.queue.idle()
  // 45 days, which nothing proves.
  expect(await kept()).toEqual(Array(3).fill({ on: '2026-11-15', proved: false }))
})

it('the job goes on where one was killed, and past a client that cannot be counted', async () => {
  const [first = 0, second = 0, third = 0] = await oldClients(3)
  const broken: typeof app.deps.database.transaction = (act) =>
    app.deps.database.transaction(async (tx) => {
      const done = await act(tx)
      const [row] = await tx.select({ proved }).from(clients).where(eq(id, second))
      if (row?.proved !== null) throw new Error('the second one is broken')
      return done
    })
  const database = { ...app.deps.database, transaction: broken }
  await recountDeadlines({ ...app.deps, database }, { afterId: 0 })
  const states = async () => (await kept()).map(({ proved }) => proved)
  expect([first < second && second < third, await states()]).toEqual([true, [false, null, false]])
  // The next start.
  await startDeadlineCount(app.deps)
  await app.deps.queue.idle()
  expect(await states()).toEqual([false, false, false])
})

it('a message of a deadline that falls due before it is counted anew is told, and not dropped', async () => {
  const email = 'pushed@example.com'
  const clientId = await app.makeClient({ email })
  const person = await app.asClient(email)
  const { device, read } = makePushBrowser('one')
  await person.inject({ method: 'PUT', url: '/api/account/push/device', payload: device })
  const { documentId } = await addFilesTo(app.deps, clientId)
  const { db } = app.deps.database
  const letter = { documentType: 'experian_dispute_letter', createdAt: new Date('2026-09-30T00:00:00Z') }
  await db.update(documents).set(letter).where(eq(documents.id, documentId))
  const staff = await app.asStaff()
  for (const [state, day] of [
    ['handed_over', '2026-10-01'],
    ['delivered', '2026-10-10'],
  ] as const) {
    const fields = { documentId: String(documentId), state, day }
    const body = multipartBody(fields, { evidence: { fileName: 'a.pdf', bytes: tinyPdf('') } })
    const url = `/api/clients/${clientId}/mailings`
    const entered = await staff.inject({ method: 'POST', url, ...body })
    expect(entered.statusCode, entered.body).toBe(200)
  }
  expect(await kept()).toEqual([{ on: '2026-12-02', proved: true }])
  await db.update(clients).set({ nextDeadlineProved: null })
  await app.deps.queue.idle()
  service.arrived.length = 0
  app.clock.advance(10 * dayMs)
  await sendDuePushes(app.deps)
  await app.deps.queue.idle()
  expect(service.arrived.map((each) => read(each))).toMatchObject([{ body: 'A deadline is near.' }])
  expect(await kept()).toEqual([{ on: '2026-12-02', proved: true }])
})
