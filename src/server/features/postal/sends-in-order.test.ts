import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { insertSends, selectSendsOfClient } from './postal.store.ts'

const now = new Date('2026-11-21T15:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now })
})
afterAll(() => app.close())

it('letters of one order come as the bureaus do, the newest order first', async () => {
  const { db } = app.deps.database
  const sendOf = (orderId: number, recipient: string, documentId: number) => ({
    orderId,
    clientId: 5,
    documentId,
    documentSha256: 'a',
    service: 'certified' as const,
    pages: 2,
    priceCents: 1000,
    recipient,
    addressesSealed: new Uint8Array(),
    fileKey: 'a',
    sha256: 'a',
    state: 'ordered' as const,
    stateAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await insertSends(db, [sendOf(1, 'Experian', 1), sendOf(1, 'Equifax', 2), sendOf(1, 'TransUnion', 3)])
  await insertSends(db, [sendOf(2, 'Experian', 4), sendOf(2, 'Equifax', 5)])
  const shown = (await selectSendsOfClient(db, 5)).map(({ orderId, recipient }) => `${orderId} ${recipient}`)
  expect(shown).toEqual(['2 Experian', '2 Equifax', '1 Experian', '1 Equifax', '1 TransUnion'])
})
