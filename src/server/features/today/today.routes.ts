import type { FastifyInstance } from 'fastify'
import { getDigest, getToday, saveDigest } from '../../../shared/api/today.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { describeDigest, keepDigest } from './keep-digest.ts'
import { listToday } from './list-today.ts'

/** What waits for a person of the staff. */
export function mountToday(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getToday, { policy: forStaff }, async ({ query, viewer }) =>
    listToday(deps, { ...query, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, getDigest, { policy: forStaff }, async ({ viewer }) =>
    describeDigest(deps, staffActor(viewer).id),
  )
  // Everybody on the staff decides for themselves.
  mount(app, deps, saveDigest, { policy: forStaff, needs: 'look' }, async ({ viewer, body }) =>
    keepDigest(deps, staffActor(viewer).id, body),
  )
}
