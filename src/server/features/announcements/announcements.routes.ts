import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/announcements.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireAllowed } from '../../platform/http/refusal.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAdmin, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { parseClientId } from '../clients/find-client.ts'
import { announceToAll, notifyClient } from './announce.ts'
import { listAnnouncements } from './list-announcements.ts'

/** What staff tell everyone, or one client, live. */
export function mountAnnouncements(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.announceToAll, { policy: forAdmin }, async ({ body, viewer }) =>
    announceToAll(deps, { ...body, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.notifyClient, { policy: forStaff }, async ({ params, body, viewer }) => {
    const clientId = parseClientId(params.id)
    // A malformed id is an absent client (decision 18).
    if (clientId === null) requireAllowed('not_found')
    return notifyClient(deps, { ...body, clientId: clientId ?? 0, actor: actorOfViewer(viewer) })
  })
  mount(app, deps, calls.listAnnouncements, { policy: forStaff }, async ({ query }) =>
    listAnnouncements(deps, query.client ?? null),
  )
}
