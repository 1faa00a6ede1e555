import { randomUUID } from 'node:crypto'
import type { BookingShown, StaffBooking } from '../../src/shared/api/bookings.ts'
import { sessionPaid } from './buying-visitor.ts'
import { mailsWith } from './mails-to.ts'
import { type Caller, makeApp, type TestApp } from './make-app.ts'

/** A product in which a session can be booked. */
export const openBookings = (): Promise<TestApp> =>
  makeApp({
    // Years from now: jobs wait by the true clock, and no reminder of these may come due while a test runs.
    now: new Date('2037-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })

/** Two times of office hours, both a day and more from there. */
export const tuesday = '2037-11-24T15:00:00.000Z'
export const wednesday = '2037-11-25T15:30:00.000Z'

/** Where the booking of a checkout session is asked about, or acted on. */
export const bookingUrl = (session: string, act = '') => `/api/purchases/${session}/booking${act}`

/** What buyers of sessions do, and what is told about it. */
export function sessionBuyers(app: TestApp) {
  /** The browser that came back from the payment of a checkout session. */
  const browsers = new Map<string, Caller>()
  const send = async (session: string, act: string, startsAt?: string) => {
    const note = act === '' ? { note: 'My number is 555 010 0199.' } : {}
    const payload = startsAt === undefined ? {} : { startsAt, timeZone: 'America/Los_Angeles', ...note }
    const browser = browsers.get(session) ?? app
    const reply = await browser.inject({ method: 'POST', url: bookingUrl(session, act), payload })
    await app.deps.queue.idle()
    return reply
  }
  return {
    /** Somebody new who paid. */
    async buyer(key = 'strategy-session') {
      const email = `booking-${randomUUID().slice(0, 8)}@example.com`
      const session = await app.sandbox.payLink(key, { email, name: 'Bo Booker' })
      await sessionPaid(app, session)
      const browser = await app.asBrowser()
      await browser.inject({ url: `/api/purchases/${session}` })
      browsers.set(session, browser)
      return { email, session, browser }
    },
    send,
    book: (session: string, startsAt: string) => send(session, '', startsAt),
    shown: async (session: string) => (await app.inject({ url: bookingUrl(session) })).json() as BookingShown,
    mails: (to: string, type: string) => mailsWith(app.deps, { to, type }),
    /** Subjects of the mails to whoever holds sessions. */
    hostMails: async () =>
      (await mailsWith(app.deps, { type: 'session-staff' })).map(({ subject }) => subject),
    /** Of staff: every session, the booked ones first. */
    listed: async (staff: Caller) =>
      (await staff.inject({ url: '/api/staff/session-bookings' })).json() as [
        StaffBooking,
        ...StaffBooking[],
      ],
  }
}
