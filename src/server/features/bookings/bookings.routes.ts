import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/bookings.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { bookSession } from './book-session.ts'
import { ofBuyerInPath } from './bookings.policy.ts'
import { cancelSession } from './cancel-session.ts'
import { handOverSession, markSessionBooking, withdrawSessionBooking } from './change-booking.ts'
import { downloadSessionCalendar } from './download-session-calendar.ts'
import { getSessionBooking } from './get-session-booking.ts'
import { getSessionHours } from './get-session-hours.ts'
import { listSessionBookings } from './list-session-bookings.ts'
import { listSessionHosts } from './list-session-hosts.ts'
import { moveSession } from './move-session.ts'
import { saveSessionHours } from './save-session-hours.ts'

/** Whoever has the receipt sees when the session is, as on every page of a purchase; its buyer alone acts, and reads how they meet. */
export function mountBookings(app: FastifyInstance, deps: Deps): void {
  const byBuyer = { policy: ofBuyerInPath, rateLimit: 'payment' } as const
  mount(app, deps, calls.getSessionBooking, { policy: forAnyone }, async ({ params, viewer }) =>
    getSessionBooking(deps, { ...params, viewer }),
  )
  mount(app, deps, calls.bookSession, byBuyer, async ({ params, body }) =>
    bookSession(deps, { ...params, ...body, startsAt: new Date(body.startsAt) }),
  )
  mount(app, deps, calls.moveSession, byBuyer, async ({ params, body }) =>
    moveSession(deps, { ...params, ...body, startsAt: new Date(body.startsAt) }),
  )
  mount(app, deps, calls.cancelSession, byBuyer, async ({ params }) => cancelSession(deps, params))
  mount(app, deps, calls.downloadSessionCalendar, { policy: ofBuyerInPath }, async ({ params }) => ({
    file: await downloadSessionCalendar(deps, params),
  }))
  mount(app, deps, calls.getSessionHours, { policy: forStaff }, async ({ viewer }) =>
    getSessionHours(deps, staffActor(viewer).id),
  )
  mount(app, deps, calls.saveSessionHours, { policy: forStaff }, async ({ body, viewer }) =>
    saveSessionHours(deps, { ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.listSessionBookings, { policy: forStaff }, async ({ viewer }) =>
    listSessionBookings(deps, staffActor(viewer)),
  )
  mount(app, deps, calls.markSessionBooking, { policy: forStaff }, async ({ params, body, viewer }) =>
    markSessionBooking(deps, { id: params.id, mark: body.mark, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.listSessionHosts, { policy: forStaff }, async () =>
    listSessionHosts(deps.database.db),
  )
  mount(app, deps, calls.handOverSession, { policy: forStaff }, async ({ params, body, viewer }) =>
    handOverSession(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.withdrawSessionBooking, { policy: forStaff }, async ({ params, viewer }) =>
    withdrawSessionBooking(deps, { id: params.id, actor: staffActor(viewer) }),
  )
}
