import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../../test/support/make-app.ts'
import { openBookings, sessionBuyers, tuesday } from '../../../../test/support/session-buyer.ts'
import { offerHours } from '../../../../test/support/session-host.ts'

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
    const { session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const { id } = (await buyers.listed(staff))[0]
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
    expect((await buyers.book(session, '2037-12-02T15:00:00.000Z')).statusCode).toBe(409)
    expect((await act(id, 'mark', { mark: 'missed' })).statusCode).toBe(409)
  })

  it('say that the buyer did not come, who may book again, and correct that until then', async () => {
    const { session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const { id } = (await buyers.listed(staff))[0]
    await begin()
    await act(id, 'mark', { mark: 'missed' })
    expect((await buyers.shown(session)).booking?.state).toBe('missed')
    expect((await buyers.book(session, '2037-12-02T15:00:00.000Z')).statusCode).toBe(200)
    expect((await act(id, 'mark', { mark: 'held' })).statusCode).toBe(409)
  })

  it('cancel what they cannot hold, and the buyer is asked for another time', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const { id } = (await buyers.listed(staff))[0]
    expect((await act(id, 'withdraw')).json().state).toBe('cancelled')
    expect((await act(id, 'withdraw')).statusCode).toBe(200)
    const mail = (await buyers.mails(email, 'session-booking')).at(-1)
    expect([mail?.subject, mail?.calendar?.method]).toEqual([
      'We had to cancel your Strategy Session',
      'CANCEL',
    ])
    expect((await buyers.shown(session)).times).toContain(tuesday)
  })

  it('who were switched off offer nothing any more, and colleagues take over what was booked with them', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const { id } = (await buyers.listed(staff))[0]
    const [colleague, busy] = [await app.asStaff(), await app.asStaff()]
    await offerHours(colleague, { meeting: 'We meet at video.example/kim.' })
    await offerHours(busy)
    const disabled = 'update users set disabled_at = now() where id = '
    await app.deps.database.db.execute(`${disabled}'${staff.userId}'`)
    await app.deps.database.db.execute(`${disabled}'${busy.userId}'`)
    await app.deps.database.db.execute(
      `delete from session_hours where staff_user_id = '${colleague.userId}'`,
    )
    const other = await buyers.buyer()
    expect((await buyers.shown(other.session)).times).toEqual([])
    expect((await buyers.listed(colleague))[0]).toMatchObject({
      id,
      host: '',
      hostId: staff.userId,
      hostIsGone: true,
    })
    const hosts = (await colleague.inject({ url: '/api/staff/session-hosts' })).json()
    expect(hosts).toMatchObject([{ id: colleague.userId }])
    const before = await buyers.mails(email, 'session-booking')
    const handOver = async (host: string | null) => {
      const url = `/api/staff/session-bookings/${id}/hand-over`
      const reply = await colleague.inject({ method: 'POST', url, payload: { host } })
      await app.deps.queue.idle()
      return reply
    }
    expect((await handOver(staff.userId)).statusCode).toBe(404)
    expect((await handOver(colleague.userId)).json()).toMatchObject({
      state: 'booked',
      startsAt: tuesday,
      hostIsGone: false,
      isOwn: true,
    })
    await handOver(colleague.userId)
    const told = (await buyers.mails(email, 'session-booking')).slice(before.length)
    expect(told.map(({ subject }) => subject)).toEqual(['How we meet for your Strategy Session has changed'])
    expect(told[0]?.text).toContain('video.example/kim')
    expect((await buyers.hostMails()).at(-1)).toContain('Strategy Session')
  })

  it('hand a session over to nobody who has another one then, and tell no buyer who meets in the same way', async () => {
    const colleague = await app.asStaff()
    const [one, two] = [await buyers.buyer(), await buyers.buyer()]
    await buyers.book(one.session, tuesday)
    await offerHours(colleague)
    await buyers.book(two.session, tuesday)
    const of = async (email: string) => (await buyers.listed(staff)).find((row) => row.email === email)
    const taken = await act((await of(one.email))?.id ?? 0, 'hand-over', { host: colleague.userId })
    expect([taken.statusCode, taken.json().error]).toEqual([
      409,
      'Your colleague has another session then. Choose somebody else.',
    ])
    expect((await of(one.email))?.isOwn).toBe(true)
    await buyers.send(two.session, '/cancel')
    const before = await buyers.mails(one.email, 'session-booking')
    expect(
      (await act((await of(one.email))?.id ?? 0, 'hand-over', { host: colleague.userId })).statusCode,
    ).toBe(200)
    expect(await buyers.mails(one.email, 'session-booking')).toHaveLength(before.length)
  })

  it('keep their own hours and days off, over no newer ones, and none that overlap', async () => {
    const hours = (await staff.inject({ url: '/api/staff/session-hours' })).json()
    expect([hours.version, hours.hours.length]).toEqual([1, 5])
    const { session } = await buyers.buyer()
    const off = await offerHours(staff, {
      version: 1,
      daysOff: [{ firstDay: '2037-11-23', lastDay: '2037-11-24' }],
    })
    expect(off.json().daysOff).toHaveLength(1)
    expect((await buyers.shown(session)).times[0]).toBe('2037-11-25T14:00:00.000Z')
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
