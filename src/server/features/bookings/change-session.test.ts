import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded } from '../../../../test/support/buying-visitor.ts'
import type { Caller, TestApp } from '../../../../test/support/make-app.ts'
import {
  bookingUrl,
  openBookings,
  sessionBuyers,
  tuesday,
  wednesday,
} from '../../../../test/support/session-buyer.ts'
import { offerHours } from '../../../../test/support/session-host.ts'
import { applyRetention } from '../privacy/apply-retention.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { myDataRecords } from '../privacy/my-data-records.ts'
import { mailSession } from './mail-session.ts'

let app: TestApp
let staff: Caller
let buyers: ReturnType<typeof sessionBuyers>
beforeAll(async () => {
  app = await openBookings()
  buyers = sessionBuyers(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.startAnew()
  staff = await app.asStaff()
  expect((await offerHours(staff)).statusCode).toBe(200)
})

describe('a booked session', () => {
  it('is moved as the same entry with the next sequence, and its old time is free', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const before = (await buyers.listed(staff))[0].id
    expect((await buyers.send(session, '/move', wednesday)).json().booking.startsAt).toBe(wednesday)
    expect((await buyers.listed(staff)).map(({ id }: { id: number }) => id)).toEqual([before])
    expect((await buyers.shown(session)).times).toContain(tuesday)
    const [booked, moved] = await buyers.mails(email, 'session-booking')
    const uid = (text = '') => /UID:(\S+)/.exec(text)?.[1]
    expect(uid(moved?.calendar?.text)).toBe(uid(booked?.calendar?.text))
    expect(moved?.calendar?.text).toContain('SEQUENCE:1\r\n')
    expect(await buyers.hostMails()).toEqual(['Booked: Strategy Session', 'Moved: Strategy Session'])
  })

  it('moves to somebody else when its host is not free then, who is told that it is gone', async () => {
    const { session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const other = await app.asStaff()
    await offerHours(other, {
      hours: [{ weekday: 6, fromMinute: 600, toMinute: 720, kinds: ['strategy-session'] }],
    })
    await buyers.send(session, '/move', '2037-11-28T15:00:00.000Z')
    expect((await buyers.hostMails()).sort()).toEqual([
      'Booked: Strategy Session',
      'Booked: Strategy Session',
      'Canceled: Strategy Session',
    ])
    expect((await buyers.listed(staff))[0].isOwn).toBe(false)
  })

  it('is cancelled in both calendars, gives its time back, and another may be booked', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    expect((await buyers.send(session, '/cancel')).json().booking.state).toBe('cancelled')
    expect((await buyers.send(session, '/cancel')).statusCode).toBe(200)
    const mail = (await buyers.mails(email, 'session-booking')).at(-1)
    expect([mail?.calendar?.method, mail?.calendar?.text.includes('STATUS:CANCELLED')]).toEqual([
      'CANCEL',
      true,
    ])
    expect((await buyers.book(session, tuesday)).json().booking.state).toBe('booked')
    expect(await buyers.mails(email, 'session-booking')).toHaveLength(3)
  })

  it('stays as it is from a day before on', async () => {
    const { session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    app.clock.advance(75 * 3_600_000 + 1)
    expect((await buyers.shown(session)).times).toEqual([])
    expect((await buyers.send(session, '/move', wednesday)).statusCode).toBe(409)
    expect((await buyers.send(session, '/cancel')).json().error).toMatch(/until 24 hours before/)
  })

  it('is reminded of a day and an hour before, and not when it was moved, cancelled or is over', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const { rows } = await app.deps.database.db.execute<{ at: string; kind: string; id: number }>(
      `select start_after as at, data->'payload'->>'kind' as kind, (data->'payload'->>'bookingId')::int as id from pgboss.job
       where name = 'mail-session' and data->'payload'->>'kind' like '%before' order by start_after`,
    )
    expect(rows.map(({ at, kind }) => [new Date(at).toISOString(), kind])).toEqual([
      ['2037-11-23T15:00:00.000Z', 'day-before'],
      ['2037-11-24T14:00:00.000Z', 'hour-before'],
    ])
    const bookingId = rows[0]?.id ?? 0
    const remind = (kind: 'day-before' | 'hour-before', sequence: number) =>
      mailSession(app.deps, { bookingId, sequence, kind })
    await remind('day-before', 0)
    await remind('day-before', 0)
    expect((await buyers.mails(email, 'session-reminder')).map(({ subject }) => subject)).toEqual([
      'Coming up: your Strategy Session',
    ])
    await buyers.send(session, '/move', wednesday)
    await remind('hour-before', 0)
    expect(await buyers.mails(email, 'session-reminder')).toHaveLength(1)
    app.clock.advance(200 * 3_600_000)
    await remind('hour-before', 1)
    expect(await buyers.mails(email, 'session-reminder')).toHaveLength(1)
  })

  it('is cancelled with a refund, once, and its page is closed', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await chargeRefunded(app, told?.paymentIntentId ?? '')
    await chargeRefunded(app, told?.paymentIntentId ?? '')
    expect((await app.inject({ url: bookingUrl(session) })).statusCode).toBe(404)
    expect((await buyers.mails(email, 'session-booking')).map(({ calendar }) => calendar?.method)).toEqual([
      'REQUEST',
      'CANCEL',
    ])
    const next = await buyers.buyer()
    expect((await buyers.book(next.session, tuesday)).statusCode).toBe(200)
  })

  it('goes out of its host’s calendar with a buyer who has no case', async () => {
    const { email, session } = await buyers.buyer()
    expect((await buyers.book(session, '2037-12-08T15:00:00.000Z')).statusCode).toBe(200)
    const who = await app.asClient(email)
    expect((await who.inject({ method: 'POST', url: '/api/account/deletion' })).statusCode).toBe(200)
    app.clock.advance(7 * 24 * 3_600_000)
    await applyRetention(app.deps)
    expect(await buyers.hostMails()).toEqual(['Booked: Strategy Session', 'Canceled: Strategy Session'])
  })

  it('stands in the data of its buyer, and goes with them', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const clientId = await app.makeClient({ email, name: 'Bo Booker' })
    const held = await myDataRecords(app.deps, { clientId, address: email, language: 'en' })
    expect(JSON.stringify(held)).toContain('555 010 0199')
    await deleteClientData(app.deps, { clientId, actor: { id: 'admin', name: 'Ada' }, reason: 'staff' })
    expect(await buyers.hostMails()).toEqual(['Booked: Strategy Session', 'Canceled: Strategy Session'])
    expect((await buyers.book(session, wednesday)).statusCode).toBe(404)
    for (const table of ['session_bookings', 'session_quarters']) {
      const { rows } = await app.deps.database.db.execute<{ left: number }>(
        `select count(*)::int as left from ${table}`,
      )
      expect([table, rows[0]?.left]).toEqual([table, 0])
    }
  })
})
