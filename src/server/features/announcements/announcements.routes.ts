import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/announcements.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { announceToAll, notifyClient } from './announce.ts'
import { listAnnouncements } from './list-announcements.ts'

/** What staff tell everyone, or one client, live. */
export function mountAnnouncements(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.announceToAll, { policy: forStaff, needs: 'announce' }, async ({ body, viewer }) =>
    announceToAll(deps, { ...body, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.notifyClient, { policy: forStaff }, async ({ params, body, viewer }) =>
    notifyClient(deps, { ...body, clientId: params.id, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.listAnnouncements, { policy: forStaff }, async ({ query }) =>
    listAnnouncements(deps, query.client ?? null),
  )
}
