import type { FastifyInstance } from 'fastify'
import * as push from '../../../shared/api/staff-push.ts'
import { getDigest, getToday, saveDigest } from '../../../shared/api/today.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { describeDigest, keepDigest } from './keep-digest.ts'
import { addStaffDevice, describeStaffPush, dropStaffDevice, keepStaffPush } from './keep-staff-push.ts'
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
  // As the mail of what waits: everybody on the staff decides for themselves.
  const own = { policy: forStaff, needs: 'look' } as const
  mount(app, deps, push.getStaffPush, own, async ({ viewer }) =>
    describeStaffPush(deps, staffActor(viewer).id),
  )
  mount(app, deps, push.saveStaffPush, own, async ({ viewer, body }) =>
    keepStaffPush(deps, staffActor(viewer), body),
  )
  mount(app, deps, push.addStaffPushDevice, own, async ({ viewer, body }) =>
    addStaffDevice(deps, staffActor(viewer), body),
  )
  mount(app, deps, push.dropStaffPushDevice, own, async ({ viewer, params }) =>
    dropStaffDevice(deps, { userId: staffActor(viewer).id, mark: params.mark }),
  )
}
