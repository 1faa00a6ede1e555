import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/keys.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { describeKey } from './describe-key.ts'
import { selectKeys } from './keys.store.ts'
import { makeApiKey } from './make-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/** Keys of the API. No scope opens these calls: a key makes no key. */
export function mountKeys(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listApiKeys, { policy: forStaff, needs: 'settings' }, async () =>
    (await selectKeys(deps.database.db)).map(describeKey),
  )
  mount(
    app,
    deps,
    calls.makeApiKey,
    { policy: forStaff, needs: 'settings', rateLimit: 'signIn' },
    async ({ viewer, body, request }) => makeApiKey(deps, { ...body, actor: staffActor(viewer), request }),
  )
  mount(app, deps, calls.revokeApiKey, { policy: forStaff, needs: 'settings' }, async ({ viewer, params }) =>
    revokeApiKey(deps, { key: params.key, actor: staffActor(viewer) }),
  )
}
