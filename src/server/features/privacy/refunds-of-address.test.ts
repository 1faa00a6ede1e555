import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  type PaidThing,
  paidPackage,
  paidPrequalification,
  refundBy,
} from '../../../../test/support/refunding-staff.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteClientData } from './delete-client-data.ts'
import { forgetPeople } from './forget-people.ts'
import { myDataRecords } from './my-data-records.ts'

const reason = 'Asked for it by phone'
let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
})
afterAll(() => app.close())

async function kept({ paymentIntentId }: PaidThing) {
  const { rows } = await app.deps.database.db.execute<{ reason: string; cents: number }>(
    `select reason, amount_cents as cents from refunds where payment_intent_id = '${paymentIntentId}'`,
  )
  return openedRows(app.deps, 'refunds', rows)
}

describe.each([
  { what: 'a funding package', pay: () => paidPackage(app) },
  { what: 'something bought through a link', pay: () => paidPrequalification(app) },
])('why staff refunded $what', ({ pay }) => {
  it('is told to whoever has proven the address, and goes with it; the sum stays', async () => {
    const [paid, other] = [await pay(), await pay()]
    for (const each of [paid, other]) await refundBy(await app.asStaff(), each, '10.00')
    const clientId = await app.makeClient({ email: paid.email })
    const client = await findClient(app.deps.database.db, clientId)
    if (!client) throw new Error('there is no client')
    const told = async (address: string | null) =>
      JSON.stringify(await myDataRecords(app.deps, { clientId: client.id, address, language: 'en' }))
    expect(await told(paid.email)).toContain(reason)
    expect(await told(null)).not.toContain(reason)
    await deleteClientData(app.deps, { clientId, actor: { id: 'admin', name: 'Ada' }, reason: 'staff' })
    expect(await kept(paid)).toEqual([{ reason: '', cents: 1000 }])
    expect(await kept(other)).toEqual([{ reason, cents: 1000 }])
  })
})

describe('why staff refunded a purchase of somebody without a record', () => {
  it('is forgotten with its buyer', async () => {
    const paid = await paidPrequalification(app)
    await refundBy(await app.asStaff(), paid, '99.00')
    await app.deps.database.db.execute(
      sql`delete from funding_applications where email_key = ${addressValue(paid.email)}`,
    )
    await forgetPeople(app.deps, '2028-11-01')
    expect(await kept(paid)).toEqual([{ reason, cents: 9900 }])
    await forgetPeople(app.deps, '2028-12-01')
    expect(await kept(paid)).toEqual([{ reason: '', cents: 9900 }])
  })
})
