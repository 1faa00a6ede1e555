import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/sent-back-refunds.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { closeRefund } from './close-refund.ts'
import { listSentBackRefunds } from './list-sent-back-refunds.ts'

/** Refunds that banks sent back: whoever may refund says how they were paid instead. */
export function mountSentBack(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listSentBackRefunds, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listSentBackRefunds(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(
    app,
    deps,
    calls.closeRefund,
    { policy: forStaff, needs: 'refunds' },
    async ({ params, body, viewer }) =>
      closeRefund(deps, { id: params.id, note: body.note, actor: actorOfViewer(viewer) }),
  )
}
