import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { createLog } from '../../platform/log/log.ts'
import { listAllClients } from '../clients/find-client.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { openDisputeEngine } from '../processing/open-dispute-engine.ts'
import { getProcessingStatus } from '../runs/get-processing-status.ts'
import { exampleClients } from './example-clients.ts'
import { seedCommand } from './run-seed.ts'

let app: TestApp
const printed: string[] = []
beforeAll(async () => {
  const limits = { readerMemoryMb: 500, readerDeadlineMs: 60_000, documentDeadlineMs: 120_000 }
  app = await makeApp({
    engine: openDisputeEngine(limits, createLog('silent')),
    now: new Date('2026-11-21T09:00:00Z'),
  })
})
afterAll(() => app.close())

it('npm run seed makes a client at every stage, with the documents of those that have some', async () => {
  await seedCommand(app.deps, app.sandbox).run([], (line) => printed.push(line))
  expect(app.errors).toEqual([])
  const { db } = app.deps.database
  const clients = (await listAllClients(app.deps.database.db)).reverse()
  const seen = await Promise.all(
    clients.map(async (client) => ({
      email: client.email,
      paid: client.paymentStatus,
      dispute: client.disputeStatus,
      run: (await getProcessingStatus(db, client.id)).status,
      documents: (await listDocuments(db, client.id)).length,
    })),
  )
  const line = (email: string, paid: string, dispute: string, run: string, documents: number) => ({
    email: `${email}@example.com`,
    paid,
    dispute,
    run,
    documents,
  })
  expect(seen).toEqual([
    line('cedric', 'paid', 'completed', 'completed', 6),
    line('quentin', 'paid', 'round1_sent', 'completed', 6),
    line('rosalind', 'failed', 'uploaded', 'pending', 0),
    line('harlan', 'paid', 'uploaded', 'completed', 6),
    line('leland', 'pending', 'uploaded', 'completed', 6),
    line('ida', 'paid', 'uploaded', 'error', 0),
    line('malachi', 'paid', 'uploaded', 'pending', 0),
    line('malachi.beta', 'pending', 'uploaded', 'pending', 0),
    line('wren', 'pending', 'uploaded', 'pending', 0),
    line('tobias', 'paid', 'uploaded', 'pending', 0),
  ])
  expect(clients[0]).toMatchObject({
    round1MailDate: '2026-10-06',
    results: expect.stringMatching(/^Example: /),
  })
  expect(clients[0]?.createdAt).toEqual(new Date('2026-10-05T15:00:00Z'))
  for (const [index, example] of exampleClients.entries()) {
    expect(printed[index]).toContain(example.person.email)
  }
}, 240_000)
