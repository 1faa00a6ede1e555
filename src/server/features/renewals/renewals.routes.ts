import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import { setRenewal } from './set-renewal.ts'

/** Whoever knows the id of a checkout session paid for it or reads the mailbox of its receipt. */
export function mountRenewals(app: FastifyInstance, deps: Deps): void {
  const byKnownSession = { policy: forAnyone, needs: 'work', rateLimit: 'payment' } as const
  mount(app, deps, calls.cancelSubscription, byKnownSession, async ({ params }) =>
    setRenewal(deps, { sessionId: params.sessionId, ends: true }),
  )
  mount(app, deps, calls.resumeSubscription, byKnownSession, async ({ params }) =>
    setRenewal(deps, { sessionId: params.sessionId, ends: false }),
  )
}
