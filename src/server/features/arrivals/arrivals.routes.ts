import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/arrivals.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { addClient } from './add-client.ts'
import { enterPaidElsewhere } from './enter-paid-elsewhere.ts'
import { getClientArrival } from './get-client-arrival.ts'
import { inviteClient } from './invite-client.ts'

/** Clients who come from elsewhere: added by hand, and invited to the portal. */
export function mountArrivals(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.addClient, { policy: forStaff, rateLimit: 'upload' }, async ({ viewer, body }) =>
    addClient(deps, { wish: body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.getClientArrival, { policy: forStaff }, async ({ viewer, params }) =>
    getClientArrival(deps, { clientId: params.id, viewer }),
  )
  mount(app, deps, calls.enterPaidElsewhere, { policy: forStaff }, async ({ viewer, params, body }) =>
    enterPaidElsewhere(deps, { clientId: params.id, wish: body, actor: staffActor(viewer) }),
  )
  mount(
    app,
    deps,
    calls.inviteClient,
    { policy: forStaff, rateLimit: 'message' },
    async ({ viewer, params }) => inviteClient(deps, { clientId: params.id, actor: staffActor(viewer) }),
  )
}
