import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newKey, openRefundDesk, type RefundDesk } from '../../../../test/support/refund-desk.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { keepRole } from '../team/roles.store.ts'

let desk: RefundDesk
let app: RefundDesk['app']
beforeAll(async () => {
  desk = await openRefundDesk()
  app = desk.app
})
afterAll(() => app.close())
beforeEach(() => desk.begin())

describe('a refund', () => {
  it('stays below the limit of a role, all refunds of a payment together', async () => {
    const { db } = app.deps.database
    const limited = {
      key: 'role-small',
      name: 'Small sums',
      may: ['refunds' as const],
      refundLimitCents: 20_000,
    }
    await keepRole(db, { ...limited, changedAt: app.clock.now() })
    const clerk = await app.asStaff('role-small')
    const payment = await desk.paid()
    const above = await desk.refund(payment, '200.01', newKey(), clerk)
    expect(above).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(above.body.fields.amount).toContain('at most $200')
    expect((await desk.refund(payment, '150.00', newKey(), clerk)).status).toBe(200)
    expect((await desk.refund(payment, '50.01', newKey(), clerk)).status).toBe(403)
    expect((await desk.refund(payment, '50.00', newKey(), clerk)).status).toBe(200)
    expect(await desk.moved(payment)).toBe(20_000)
  })

  it('in part lowers the amount, is mailed once, and stands in the audit log without its reason', async () => {
    const payment = await desk.paid()
    const { status, body } = await desk.refund(payment, '500.00')
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: '1750.00', refunded: '500.00', left: '1250.00' })
    expect(body.refunds).toMatchObject([
      { amount: '500.00', status: 'succeeded', by: 'Sam Staff', reason: 'Asked for it by phone' },
    ])
    expect(await desk.client(payment)).toEqual({
      status: 'paid',
      cents: 125_000,
      refunded: false,
      cancelled: false,
    })
    expect(await desk.mails(payment)).toMatchObject([{ subject: 'Your refund for ARMOR Premier' }])
    const log = await desk.rows<{ action: string; detail: unknown }>(
      `select action, detail from audit_entries where client_id = ${payment.clientId} order by position`,
    )
    expect(log.map(({ action }) => action)).toEqual(['ask-refund', 'settle-refund'])
    expect(JSON.stringify(openedRows(app.deps, 'audit_entries', log))).not.toContain('phone')
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
  })

  it('of all that is left makes the payment failed and notes when the client was cancelled', async () => {
    const payment = await desk.paid()
    await desk.refund(payment, '500.00')
    expect((await desk.refund(payment, '1250.00')).body).toMatchObject({ refunded: '1750.00', left: '0.00' })
    expect(await desk.client(payment)).toEqual({
      status: 'failed',
      cents: 0,
      refunded: true,
      cancelled: true,
    })
    expect(await desk.mails(payment)).toHaveLength(2)
  })

  it('is one for a double click and for every repetition of its key', async () => {
    const payment = await desk.paid()
    const key = newKey()
    const both = await Promise.all([desk.refund(payment, '100.00', key), desk.refund(payment, '100.00', key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await desk.refund(payment, '100.00', key)
    expect(await desk.moved(payment)).toBe(10_000)
    expect(await desk.mails(payment)).toHaveLength(1)
  })

  it('with the key of another amount is a conflict and moves nothing', async () => {
    const payment = await desk.paid()
    const key = newKey()
    await desk.refund(payment, '100.00', key)
    expect((await desk.refund(payment, '200.00', key)).status).toBe(409)
    expect(await desk.moved(payment)).toBe(10_000)
  })

  it.each(['1750.01', '999999.00'])('of %s is refused', async (amount) => {
    const payment = await desk.paid()
    const { status, body } = await desk.refund(payment, amount)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'payment_refused',
      fields: { amount: expect.stringContaining('1,750') },
    })
    expect(await desk.moved(payment)).toBe(0)
  })

  it.each(['0.00', '-5.00', '5.5', '1e3', '', ' 5.00'])('of the text %o is refused', async (amount) => {
    const reply = await desk.refund({ clientId: 1, paymentIntentId: 'pi_any' }, amount)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('by two people at once never gives back more than was paid', async () => {
    const payment = await desk.paid()
    const other = await app.asStaff()
    const replies = await Promise.all([
      desk.refund(payment, '1000.00', newKey()),
      desk.refund(payment, '1000.00', newKey(), other),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await desk.moved(payment)).toBe(100_000)
  })

  it('of somebody else’s payment is not found', async () => {
    const [one, other] = [await desk.paid(), await desk.paid()]
    const reply = await desk.refund({ ...one, paymentIntentId: other.paymentIntentId }, '1.00')
    expect(reply.status).toBe(404)
    expect(await desk.moved(other)).toBe(0)
  })
})
