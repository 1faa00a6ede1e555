import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { selectWorksPage } from './work-rows.store.ts'
import { insertWorks, lockUntoldLate, noteLateTold, selectPaymentsWithoutWorks } from './works.store.ts'

const now = new Date('2026-11-20T17:00:00Z')
const row = (purchaseId: number, dueOn: string) => ({
  purchaseId,
  workKey: 'profile-review',
  orderedAt: now,
  dueOn,
  updatedAt: now,
})

describe.each(databaseKinds)('the queue of work on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDb(kind)
    database.takeKeys(createSealer([new Uint8Array(32)], new Uint8Array(32)).columns)
  })
  afterAll(() => database.close())

  it('keeps one row for a work of a payment, however many come at once', async () => {
    const { db } = database
    const add = () => database.transaction((tx) => insertWorks(tx, [row(1, '2026-11-24')]))
    const added = await Promise.all([add(), add(), add()])
    expect(added.sort()).toEqual([0, 0, 1])
    await insertWorks(db, [row(2, '2026-11-20'), row(3, '2026-11-19')])
    const wish = { key: undefined, ownerUserId: null, today: '2026-11-21', offset: 0, limit: 50 }
    const open = await selectWorksPage(db, { ...wish, show: 'open' })
    expect(open.rows.map(({ work }) => work.purchaseId)).toEqual([3, 2, 1])
    expect((await selectWorksPage(db, { ...wish, show: 'late', limit: 1 })).total).toBe(2)
  })

  it('gives each late work to one of those who look at once', async () => {
    const look = () =>
      database.transaction(async (tx) => {
        const ids = (await lockUntoldLate(tx, '2026-11-21', 50)).map(({ id }) => id)
        await noteLateTold(tx, ids, now)
        return ids
      })
    const told = (await Promise.all([look(), look()])).flat()
    expect(told).toHaveLength(2)
    expect(new Set(told).size).toBe(2)
    expect(await look()).toEqual([])
  })

  it('finds what was paid for funding before there was a queue', async () => {
    const payment = (productKey: 'armor-ready' | 'entity-readiness', settledAt: Date | null) => ({
      provider: 'sandbox',
      paymentIntentId: `pi_${productKey}_${settledAt === null}`,
      holderUserId: '',
      attemptKey: `${productKey} ${settledAt === null}`,
      productKey,
      productName: productKey,
      amountCents: 99_700,
      status: 'succeeded',
      name: '',
      email: 'fay@example.com',
      emailKey: 'fay@example.com',
      phone: '',
      settledAt,
      createdAt: now,
      updatedAt: now,
    })
    const [paid] = await database.db
      .insert(fundingPayments)
      .values([
        payment('entity-readiness', now),
        payment('armor-ready', now),
        payment('entity-readiness', null),
      ])
      .returning()
    const batch = { productKeys: ['entity-readiness', 'strategy-session'], after: 0, limit: 10 }
    expect(await selectPaymentsWithoutWorks(database.db, batch)).toEqual([paid?.id])
  })
})
