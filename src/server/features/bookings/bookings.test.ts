import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { Caller, TestApp } from '../../../../test/support/make-app.ts'
import {
  bookingUrl,
  openBookings,
  sessionBuyers,
  tuesday,
  wednesday,
} from '../../../../test/support/session-buyer.ts'
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

describe('the times of a session', () => {
  it('are those of staff, a day from now at the earliest, for six weeks', async () => {
    const { session } = await buyers.buyer()
    const { minutes, booking, times } = await buyers.shown(session)
    expect([minutes, booking, times[0]]).toEqual([45, null, '2037-11-23T14:00:00.000Z'])
    expect(times.at(-1)).toBe('2037-12-31T21:00:00.000Z')
    app.clock.advance(71 * 3_600_000)
    expect((await buyers.shown(session)).times[0]).toBe('2037-11-24T14:00:00.000Z')
  })

  it('are of nobody who left the staff, and none where the settings name a booking page', async () => {
    const { session } = await buyers.buyer()
    const configured = app.deps.config
    app.deps.config = { ...configured, bookingUrl: 'https://booking.example/armor' }
    expect((await buyers.shown(session)).times).toEqual([])
    expect((await buyers.book(session, tuesday)).statusCode).toBe(409)
    app.deps.config = configured
    await app.deps.database.db.execute(`update users set disabled_at = now() where id = '${staff.userId}'`)
    expect((await buyers.shown(session)).times).toEqual([])
  })

  it('are for whoever bought a session, and for nothing else', async () => {
    const { session } = await buyers.buyer('collections-toolkit')
    expect((await app.inject({ url: bookingUrl(session) })).statusCode).toBe(404)
    expect((await buyers.book(session, tuesday)).statusCode).toBe(404)
  })
})

describe('booking', () => {
  it('tells both sides with a calendar entry on the buyer’s clock, and staff read what was noted', async () => {
    const { email, session, browser } = await buyers.buyer()
    const reply = await buyers.book(session, tuesday)
    expect(reply.json().booking).toMatchObject({
      state: 'booked',
      startsAt: tuesday,
      endsAt: '2037-11-24T15:45:00.000Z',
      changeableUntil: '2037-11-23T15:00:00.000Z',
      host: 'Sam Staff',
      meeting: 'We call you by telephone.',
    })
    expect(JSON.stringify(reply.json())).not.toContain('555 010 0199')
    const [mail] = await buyers.mails(email, 'session-booking')
    expect(mail?.text).toContain('Tuesday, November 24, 2037')
    expect(mail?.text).toContain('Pacific Standard Time')
    expect(mail?.calendar?.method).toBe('REQUEST')
    const entry = mail?.calendar?.text.replaceAll('\r\n ', '') ?? ''
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:0', 'DTSTART:20371124T150000Z', 'DTEND:20371124T154500Z'])
      expect(entry).toContain(`${line}\r\n`)
    expect(entry).toMatch(/ORGANIZER;.*mailto:support@armor\.example/i)
    expect(await buyers.hostMails()).toEqual(['Booked: Strategy Session'])
    expect(JSON.stringify(await mailsWith(app.deps, { type: 'session-staff' }))).not.toContain('Bo Booker')
    expect((await buyers.listed(staff))[0]).toMatchObject({
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
    const file = await browser.inject({ url: bookingUrl(session, '/calendar') })
    expect([file.headers['content-type'], file.body]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining('METHOD:PUBLISH'),
    ])
  })

  it('of a time that was taken meanwhile is refused with the next free ones', async () => {
    const [first, second] = [await buyers.buyer(), await buyers.buyer('intake-session')]
    await buyers.book(first.session, tuesday)
    const refused = await buyers.book(second.session, '2037-11-24T14:30:00.000Z')
    expect([refused.statusCode, refused.json().says.params.next]).toEqual([
      409,
      ['2037-11-24T16:00:00.000Z', '2037-11-24T16:30:00.000Z', '2037-11-24T17:00:00.000Z'],
    ])
    expect(refused.json().error).toMatch(
      /^This time is no longer free\. The next free ones: Tuesday, November 24/,
    )
    expect((await buyers.shown(second.session)).times).not.toContain('2037-11-24T15:30:00.000Z')
    const nowhere = await buyers.book(second.session, '2037-11-22T15:00:00.000Z')
    expect(nowhere.statusCode).toBe(409)
  })

  it('twice by one buyer is one booking, and another time of the same session is refused', async () => {
    const { email, session } = await buyers.buyer()
    const [one, two] = await Promise.all([buyers.book(session, tuesday), buyers.book(session, tuesday)])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect((await buyers.book(session, wednesday)).statusCode).toBe(409)
    expect(await buyers.mails(email, 'session-booking')).toHaveLength(1)
  })

  it('is the buyer’s alone: who has the receipt sees when it is, and neither acts nor reads how they meet', async () => {
    const { email, session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    const time = { startsAt: wednesday, timeZone: 'UTC' }
    const acts = [
      { method: 'POST', url: bookingUrl(session), payload: { ...time, note: '' } },
      { method: 'POST', url: bookingUrl(session, '/move'), payload: time },
      { method: 'POST', url: bookingUrl(session, '/cancel') },
      { method: 'GET', url: bookingUrl(session, '/calendar') },
    ] as const
    for (const act of acts) {
      expect((await app.inject(act)).statusCode).toBe(401)
      for (const stranger of [await app.asBrowser(), await app.asClient('other@example.com'), staff])
        expect((await stranger.inject(act)).statusCode).toBe(404)
    }
    const seen = async (caller: Pick<Caller, 'inject'>) =>
      (await caller.inject({ url: bookingUrl(session) })).json()
    expect(await seen(app)).toMatchObject({
      mayAct: false,
      booking: { state: 'booked', startsAt: tuesday, meeting: '' },
    })
    const signedIn = await app.asClient(email)
    expect(await seen(signedIn)).toMatchObject({
      mayAct: true,
      booking: { meeting: 'We call you by telephone.' },
    })
    expect((await signedIn.inject(acts[2])).statusCode).toBe(200)
  })

  it('refuses what is no instant and no time zone', async () => {
    const { session, browser } = await buyers.buyer()
    for (const payload of [
      { startsAt: 'soon', timeZone: 'UTC', note: '' },
      { startsAt: tuesday, timeZone: 'Mars/Olympus', note: '' },
    ])
      expect((await browser.inject({ method: 'POST', url: bookingUrl(session), payload })).statusCode).toBe(
        400,
      )
  })
})
