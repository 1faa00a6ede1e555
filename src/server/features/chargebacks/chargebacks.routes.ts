import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/chargebacks.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { listChargebacks } from './list-chargebacks.ts'

/** What cardholders dispute at their bank. It is answered on the provider's own site. */
export function mountChargebacks(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listChargebacks, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listChargebacks(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
}
