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
  await offerHours(staff)
})

describe('the work of a session', () => {
  const workOf = async (session: string) => {
    const [work] = (await staff.inject({ url: `/api/purchases/${session}/works` })).json()
    return work
  }
  const bookingId = async () => (await buyers.listed(staff))[0].id as number
  const act = async (path: string, payload: object = {}) =>
    (
      await staff.inject({
        method: 'POST',
        url: `/api/staff/session-bookings/${await bookingId()}/${path}`,
        payload,
      })
    ).statusCode

  it('is due on the booked day, and waits for an answer again once that is given up', async () => {
    const { session } = await buyers.buyer()
    const before = await workOf(session)
    expect(before).toMatchObject({ agreed: false, state: 'open' })
    await buyers.book(session, tuesday)
    expect(await workOf(session)).toMatchObject({ agreed: true, dueOn: tuesday.slice(0, 10) })
    expect(await act('withdraw')).toBe(200)
    expect(await workOf(session)).toMatchObject({ agreed: false, dueOn: before.dueOn })
  })

  it('is delivered by who held it, and not by a buyer who did not come', async () => {
    const { session } = await buyers.buyer()
    await buyers.book(session, tuesday)
    app.clock.advance(100 * 3_600_000)
    staff = await app.asStaff()
    expect(await act('mark', { mark: 'missed' })).toBe(200)
    expect(await workOf(session)).toMatchObject({ agreed: false, deliveredAt: null })
    expect(await act('mark', { mark: 'held' })).toBe(200)
    expect(await workOf(session)).toMatchObject({ state: 'delivered', owner: 'Sam Staff' })
  })
})
