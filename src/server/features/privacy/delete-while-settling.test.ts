import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { lockPayment } from '../settlement/settlement.store.ts'
import { refunds } from '../settlement/settlement.tables.ts'
import { deleteClientData } from './delete-client-data.ts'
import { finishDeletion } from './finish-deletion.ts'

const actor = { id: 'admin-1', name: 'Ada Admin' }

describe('a deletion while the same payment is settled', () => {
  let app: TestApp
  let clientId: number
  let paymentIntentId: string
  beforeAll(async () => {
    // Only a server takes two transactions at a time.
    app = await makeApp({ database: 'postgres' })
    const paid = await paidBrowser(app, { email: 'leaver@example.com' })
    ;({ clientId, paymentIntentId } = paid)
    const at = app.deps.clock.now()
    await app.deps.database.db.insert(refunds).values({
      paymentIntentId,
      attemptKey: 'key-of-one-refund',
      amountCents: 5000,
      reason: 'Asked by telephone',
      status: 'asked',
      authorName: 'Ada Admin',
      createdAt: at,
      updatedAt: at,
    })
  })
  afterAll(() => app.close())

  /** Somebody waits for a row that another transaction holds. */
  async function untilSomebodyWaits(tx: Queryable): Promise<void> {
    for (let look = 0; look < 500; look += 1) {
      const { rows } = await tx.execute<{ waits: number }>(
        sql`select count(*)::int as waits from pg_locks
            where not granted and pid in (select pid from pg_locks where database =
              (select oid from pg_database where datname = current_database()))`,
      )
      if ((rows[0]?.waits ?? 0) > 0) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('nobody waits for a locked row')
  }

  /** What a settlement locks, in its order; `deletion` begins after the first lock, outside that transaction. */
  async function settleBeside(deletion: () => Promise<void>): Promise<void> {
    let isLocked = () => {}
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve
    })
    const settling = app.deps.database.transaction(async (tx) => {
      await lockPayment(tx, paymentIntentId)
      isLocked()
      await untilSomebodyWaits(tx)
      await tx
        .update(refunds)
        .set({ status: 'succeeded' })
        .where(eq(refunds.paymentIntentId, paymentIntentId))
      await tx.update(clients).set({ paymentStatus: 'paid' }).where(eq(clients.id, clientId))
    })
    await Promise.all([settling, locked.then(deletion)])
  }

  it('waits for it, and neither of them fails: first the deletion, then what it looks for again', async () => {
    await settleBeside(() => deleteClientData(app.deps, { clientId, actor, reason: 'staff' }))
    const gone = await app.deps.database.db.select().from(clients).where(eq(clients.id, clientId))
    expect(gone).toEqual([])
    await settleBeside(() => finishDeletion(app.deps, { clientId, runIds: [], fileKeys: [] }))
    const [refund] = await app.deps.database.db.select().from(refunds)
    expect(refund).toMatchObject({ status: 'succeeded', reason: '' })
  })
})
