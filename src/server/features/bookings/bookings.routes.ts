import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/bookings.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { bookSession } from './book-session.ts'
import { cancelSession } from './cancel-session.ts'
import { markSessionBooking, withdrawSessionBooking } from './change-booking.ts'
import { downloadSessionCalendar } from './download-session-calendar.ts'
import { getSessionBooking } from './get-session-booking.ts'
import { getSessionHours } from './get-session-hours.ts'
import { listSessionBookings } from './list-session-bookings.ts'
import { moveSession } from './move-session.ts'
import { saveSessionHours } from './save-session-hours.ts'

/** As of every page of a purchase: whoever knows the id of the checkout session paid for it or reads the mailbox of its receipt. */
export function mountBookings(app: FastifyInstance, deps: Deps): void {
  const byKnownSession = { policy: forAnyone, rateLimit: 'payment' } as const
  mount(app, deps, calls.getSessionBooking, { policy: forAnyone }, async ({ params }) =>
    getSessionBooking(deps, params),
  )
  mount(app, deps, calls.bookSession, byKnownSession, async ({ params, body }) =>
    bookSession(deps, { ...params, ...body, startsAt: new Date(body.startsAt) }),
  )
  mount(app, deps, calls.moveSession, byKnownSession, async ({ params, body }) =>
    moveSession(deps, { ...params, ...body, startsAt: new Date(body.startsAt) }),
  )
  mount(app, deps, calls.cancelSession, byKnownSession, async ({ params }) => cancelSession(deps, params))
  mount(app, deps, calls.downloadSessionCalendar, { policy: forAnyone }, async ({ params }) => ({
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
  mount(app, deps, calls.withdrawSessionBooking, { policy: forStaff }, async ({ params, viewer }) =>
    withdrawSessionBooking(deps, { id: params.id, actor: staffActor(viewer) }),
  )
}
