import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/push.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forSignedInClient } from '../accounts/clients-of-viewer.policy.ts'
import { emailOf, userIdOf } from '../accounts/viewer.ts'
import { addPushDevice } from './add-push-device.ts'
import { describePush } from './describe-push.ts'
import { dropPushDevice } from './drop-push-device.ts'
import { savePushKinds } from './save-push-kinds.ts'

/** Only an address that a link has proven is told anything: a browser's record may be of an address that anybody typed. */
export function mountPush(app: FastifyInstance, deps: Deps): void {
  const own = { policy: forSignedInClient }
  const limited = { ...own, rateLimit: 'message' } as const
  mount(app, deps, calls.getPushSetup, own, async ({ viewer }) => describePush(deps, emailOf(viewer)))
  mount(app, deps, calls.addPushDevice, limited, async ({ viewer, body }) =>
    addPushDevice(deps, { email: emailOf(viewer), userId: userIdOf(viewer), device: body }),
  )
  mount(app, deps, calls.dropPushDevice, own, async ({ viewer, params }) =>
    dropPushDevice(deps, { email: emailOf(viewer), mark: params.mark }),
  )
  mount(app, deps, calls.savePushKinds, own, async ({ viewer, body }) =>
    savePushKinds(deps, { email: emailOf(viewer), wanted: body.kinds }),
  )
}
