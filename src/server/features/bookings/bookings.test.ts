import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { offerHours } from '../../../../test/support/session-host.ts'
import type { BookingShown } from '../../../shared/api/bookings.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { myDataRecords } from '../privacy/my-data-records.ts'
import { mailSession } from './mail-session.ts'

let app: TestApp
let staff: Caller
const opened: TestApp[] = []
afterAll(async () => {
  for (const each of opened) await each.close()
})
beforeEach(async () => {
  if (opened.length === 0) {
    app = await makeApp({
      // Years from now: jobs wait by the true clock, and no reminder of these may come due while a test runs.
      now: new Date('2037-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
    opened.push(app)
  }
  await app.startAnew()
  staff = await app.asStaff()
  expect((await offerHours(staff)).statusCode).toBe(200)
})

async function buyer(key = 'strategy-session') {
  const email = `booking-${randomUUID().slice(0, 8)}@example.com`
  const session = await app.sandbox.payLink(key, { email, name: 'Bo Booker' })
  await sessionPaid(app, session)
  return { email, session }
}
const url = (session: string, act = '') => `/api/purchases/${session}/booking${act}`
const shown = async (session: string) => (await app.inject({ url: url(session) })).json() as BookingShown
const send = async (session: string, act: string, startsAt?: string) => {
  const note = act === '' ? { note: 'My number is 555 010 0199.' } : {}
  const payload = startsAt === undefined ? {} : { startsAt, timeZone: 'America/Los_Angeles', ...note }
  const reply = await app.inject({ method: 'POST', url: url(session, act), payload })
  await app.deps.queue.idle()
  return reply
}
const book = (session: string, startsAt: string) => send(session, '', startsAt)
const mails = async (to: string, type: string) => mailsWith(app.deps, { to, type })
const listed = async () => (await staff.inject({ url: '/api/staff/session-bookings' })).json()
const hostEmail = async () =>
  (await mailsWith(app.deps, { type: 'session-staff' })).map(({ subject }) => subject)
const tuesday = '2037-11-24T15:00:00.000Z'
const wednesday = '2037-11-25T15:30:00.000Z'

describe('the times of a session', () => {
  it('are those of staff, a day from now at the earliest, for six weeks', async () => {
    const { session } = await buyer()
    const { minutes, booking, times } = await shown(session)
    expect([minutes, booking, times[0]]).toEqual([45, null, '2037-11-23T14:00:00.000Z'])
    expect(times.at(-1)).toBe('2037-12-31T21:00:00.000Z')
    app.clock.advance(71 * 3_600_000)
    expect((await shown(session)).times[0]).toBe('2037-11-24T14:00:00.000Z')
  })

  it('are of nobody who left the staff, and none where the settings name a booking page', async () => {
    const { session } = await buyer()
    const configured = app.deps.config
    app.deps.config = { ...configured, bookingUrl: 'https://booking.example/armor' }
    expect((await shown(session)).times).toEqual([])
    expect((await book(session, tuesday)).statusCode).toBe(409)
    app.deps.config = configured
    await app.deps.database.db.execute(`update users set disabled_at = now() where id = '${staff.userId}'`)
    expect((await shown(session)).times).toEqual([])
  })

  it('are for whoever bought a session, and for nothing else', async () => {
    const { session } = await buyer('collections-toolkit')
    expect((await app.inject({ url: url(session) })).statusCode).toBe(404)
    expect((await book(session, tuesday)).statusCode).toBe(404)
  })
})

describe('booking', () => {
  it('tells both sides with a calendar entry on the buyer’s clock, and staff read what was noted', async () => {
    const { email, session } = await buyer()
    const reply = await book(session, tuesday)
    expect(reply.json().booking).toMatchObject({
      state: 'booked',
      startsAt: tuesday,
      endsAt: '2037-11-24T15:45:00.000Z',
      changeableUntil: '2037-11-23T15:00:00.000Z',
      host: 'Sam Staff',
      meeting: 'We call you by telephone.',
    })
    expect(JSON.stringify(reply.json())).not.toContain('555 010 0199')
    const [mail] = await mails(email, 'session-booking')
    expect(mail?.text).toContain('Tuesday, November 24, 2037')
    expect(mail?.text).toContain('Pacific Standard Time')
    expect(mail?.calendar?.method).toBe('REQUEST')
    const entry = mail?.calendar?.text.replaceAll('\r\n ', '') ?? ''
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:0', 'DTSTART:20371124T150000Z', 'DTEND:20371124T154500Z'])
      expect(entry).toContain(`${line}\r\n`)
    expect(entry).toMatch(/ORGANIZER;.*mailto:support@armor\.example/i)
    expect(await hostEmail()).toEqual(['Booked: Strategy Session'])
    expect(JSON.stringify(await mailsWith(app.deps, { type: 'session-staff' }))).not.toContain('Bo Booker')
    expect((await listed())[0]).toMatchObject({
      name: 'Bo Booker',
      note: 'My number is 555 010 0199.',
      isOwn: true,
    })
    const account = await (await app.asClient(email)).inject({ url: '/api/account/overview' })
    expect(account.json().sessions).toEqual([
      {
        sessionId: session,
        product: 'Strategy Session',
        startsAt: tuesday,
        timeZone: 'America/Los_Angeles',
      },
    ])
    const file = await app.inject({ url: url(session, '/calendar') })
    expect([file.headers['content-type'], file.body]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining('METHOD:PUBLISH'),
    ])
  })

  it('of a time that was taken meanwhile is refused with the next free ones', async () => {
    const [first, second] = [await buyer(), await buyer('intake-session')]
    await book(first.session, tuesday)
    const refused = await book(second.session, '2037-11-24T14:30:00.000Z')
    expect([refused.statusCode, refused.json().says.params.next]).toEqual([
      409,
      ['2037-11-24T16:00:00.000Z', '2037-11-24T16:30:00.000Z', '2037-11-24T17:00:00.000Z'],
    ])
    expect(refused.json().error).toMatch(
      /^This time is not free any more\. The next free ones: Tuesday, November 24/,
    )
    expect((await shown(second.session)).times).not.toContain('2037-11-24T15:30:00.000Z')
    const nowhere = await book(second.session, '2037-11-22T15:00:00.000Z')
    expect(nowhere.statusCode).toBe(409)
  })

  it('twice by one buyer is one booking, and another time of the same session is refused', async () => {
    const { email, session } = await buyer()
    const [one, two] = await Promise.all([book(session, tuesday), book(session, tuesday)])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect((await book(session, wednesday)).statusCode).toBe(409)
    expect(await mails(email, 'session-booking')).toHaveLength(1)
  })

  it('refuses what is no instant and no time zone', async () => {
    const { session } = await buyer()
    for (const payload of [
      { startsAt: 'soon', timeZone: 'UTC', note: '' },
      { startsAt: tuesday, timeZone: 'Mars/Olympus', note: '' },
    ])
      expect((await app.inject({ method: 'POST', url: url(session), payload })).statusCode).toBe(400)
  })
})

describe('a booked session', () => {
  it('is moved as the same entry with the next sequence, and its old time is free', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
    const before = (await listed())[0].id
    expect((await send(session, '/move', wednesday)).json().booking.startsAt).toBe(wednesday)
    expect((await listed()).map(({ id }: { id: number }) => id)).toEqual([before])
    expect((await shown(session)).times).toContain(tuesday)
    const [booked, moved] = await mails(email, 'session-booking')
    const uid = (text = '') => /UID:(\S+)/.exec(text)?.[1]
    expect(uid(moved?.calendar?.text)).toBe(uid(booked?.calendar?.text))
    expect(moved?.calendar?.text).toContain('SEQUENCE:1\r\n')
    expect(await hostEmail()).toEqual(['Booked: Strategy Session', 'Moved: Strategy Session'])
  })

  it('moves to somebody else when its host is not free then, who is told that it is gone', async () => {
    const { session } = await buyer()
    await book(session, tuesday)
    const other = await app.asStaff()
    await offerHours(other, {
      hours: [{ weekday: 6, fromMinute: 600, toMinute: 720, kinds: ['strategy-session'] }],
    })
    await send(session, '/move', '2037-11-28T15:00:00.000Z')
    expect((await hostEmail()).sort()).toEqual([
      'Booked: Strategy Session',
      'Booked: Strategy Session',
      'Cancelled: Strategy Session',
    ])
    expect((await listed())[0].isOwn).toBe(false)
  })

  it('is cancelled in both calendars, gives its time back, and another may be booked', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
    expect((await send(session, '/cancel')).json().booking.state).toBe('cancelled')
    expect((await send(session, '/cancel')).statusCode).toBe(200)
    const mail = (await mails(email, 'session-booking')).at(-1)
    expect([mail?.calendar?.method, mail?.calendar?.text.includes('STATUS:CANCELLED')]).toEqual([
      'CANCEL',
      true,
    ])
    expect((await book(session, tuesday)).json().booking.state).toBe('booked')
    expect(await mails(email, 'session-booking')).toHaveLength(3)
  })

  it('stays as it is from a day before on', async () => {
    const { session } = await buyer()
    await book(session, tuesday)
    app.clock.advance(75 * 3_600_000 + 1)
    expect((await shown(session)).times).toEqual([])
    expect((await send(session, '/move', wednesday)).statusCode).toBe(409)
    expect((await send(session, '/cancel')).json().error).toMatch(/until 24 hours before/)
  })

  it('is reminded of a day and an hour before, and not when it was moved, cancelled or is over', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
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
    expect((await mails(email, 'session-reminder')).map(({ subject }) => subject)).toEqual([
      'Coming up: your Strategy Session',
    ])
    await send(session, '/move', wednesday)
    await remind('hour-before', 0)
    expect(await mails(email, 'session-reminder')).toHaveLength(1)
    app.clock.advance(200 * 3_600_000)
    await remind('hour-before', 1)
    expect(await mails(email, 'session-reminder')).toHaveLength(1)
  })

  it('is cancelled with a refund, once, and its page is closed', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await chargeRefunded(app, told?.paymentIntentId ?? '')
    await chargeRefunded(app, told?.paymentIntentId ?? '')
    expect((await app.inject({ url: url(session) })).statusCode).toBe(404)
    expect((await mails(email, 'session-booking')).map(({ calendar }) => calendar?.method)).toEqual([
      'REQUEST',
      'CANCEL',
    ])
    const next = await buyer()
    expect((await book(next.session, tuesday)).statusCode).toBe(200)
  })

  it('stands in the data of its buyer, and goes with them', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
    const clientId = await app.makeClient({ email, name: 'Bo Booker' })
    const held = await myDataRecords(app.deps, { clientId, address: email, language: 'en' })
    expect(JSON.stringify(held)).toContain('555 010 0199')
    await deleteClientData(app.deps, { clientId, actor: { id: 'admin', name: 'Ada' }, reason: 'staff' })
    expect(await hostEmail()).toEqual(['Booked: Strategy Session', 'Cancelled: Strategy Session'])
    expect((await book(session, wednesday)).statusCode).toBe(404)
    for (const table of ['session_bookings', 'session_quarters']) {
      const { rows } = await app.deps.database.db.execute<{ left: number }>(
        `select count(*)::int as left from ${table}`,
      )
      expect([table, rows[0]?.left]).toEqual([table, 0])
    }
  })
})

describe('staff', () => {
  const act = async (id: number, path: string, payload: object = {}) => {
    const reply = await staff.inject({
      method: 'POST',
      url: `/api/staff/session-bookings/${id}/${path}`,
      payload,
    })
    await app.deps.queue.idle()
    return reply
  }

  /** The session has begun; whoever was signed in days ago signs in again. */
  const begin = async () => {
    app.clock.advance(100 * 3_600_000)
    staff = await app.asStaff()
  }

  it('say that a session was held once it has begun, and the fact is noted for what was bought', async () => {
    const { session } = await buyer()
    await book(session, tuesday)
    const { id } = (await listed())[0]
    expect((await act(id, 'mark', { mark: 'held' })).statusCode).toBe(409)
    await begin()
    const held: number[] = []
    const { reactions } = app.deps
    app.deps.reactions = {
      ...reactions,
      'session-held': [
        async (_deps, _tx, { purchaseId }) => {
          held.push(purchaseId)
          return undefined
        },
      ],
    }
    expect((await act(id, 'mark', { mark: 'held' })).json()).toMatchObject({
      state: 'held',
      markedBy: 'Sam Staff',
    })
    await act(id, 'mark', { mark: 'held' })
    app.deps.reactions = reactions
    expect(held).toHaveLength(1)
    expect((await book(session, '2037-12-02T15:00:00.000Z')).statusCode).toBe(409)
    expect((await act(id, 'mark', { mark: 'missed' })).statusCode).toBe(409)
  })

  it('say that the buyer did not come, who may book again, and correct that until then', async () => {
    const { session } = await buyer()
    await book(session, tuesday)
    const { id } = (await listed())[0]
    await begin()
    await act(id, 'mark', { mark: 'missed' })
    expect((await shown(session)).booking?.state).toBe('missed')
    expect((await book(session, '2037-12-02T15:00:00.000Z')).statusCode).toBe(200)
    expect((await act(id, 'mark', { mark: 'held' })).statusCode).toBe(409)
  })

  it('cancel what they cannot hold, and the buyer is asked for another time', async () => {
    const { email, session } = await buyer()
    await book(session, tuesday)
    const { id } = (await listed())[0]
    expect((await act(id, 'withdraw')).json().state).toBe('cancelled')
    expect((await act(id, 'withdraw')).statusCode).toBe(200)
    const mail = (await mails(email, 'session-booking')).at(-1)
    expect([mail?.subject, mail?.calendar?.method]).toEqual([
      'We had to cancel your Strategy Session',
      'CANCEL',
    ])
    expect((await shown(session)).times).toContain(tuesday)
  })

  it('keep their own hours and days off, over no newer ones, and none that overlap', async () => {
    const hours = (await staff.inject({ url: '/api/staff/session-hours' })).json()
    expect([hours.version, hours.hours.length]).toEqual([1, 5])
    const { session } = await buyer()
    const off = await offerHours(staff, {
      version: 1,
      daysOff: [{ firstDay: '2037-11-23', lastDay: '2037-11-24' }],
    })
    expect(off.json().daysOff).toHaveLength(1)
    expect((await shown(session)).times[0]).toBe('2037-11-25T14:00:00.000Z')
    expect((await offerHours(staff, { version: 1 })).statusCode).toBe(409)
    const monday = { weekday: 1, kinds: ['intake-session' as const] }
    for (const change of [
      { hours: [{ ...monday, fromMinute: 540, toMinute: 540 }] },
      {
        hours: [
          { ...monday, fromMinute: 540, toMinute: 600 },
          { ...monday, fromMinute: 585, toMinute: 720 },
        ],
      },
      { hours: [{ ...monday, fromMinute: 541, toMinute: 720 }] },
      { daysOff: [{ firstDay: '2037-11-24', lastDay: '2037-11-23' }] },
      { timeZone: 'Eastern' },
    ])
      expect((await offerHours(staff, { version: 2, ...change })).statusCode).toBe(400)
    const other = await app.asStaff()
    expect((await other.inject({ url: '/api/staff/session-hours' })).json().hours).toEqual([])
  })
})
