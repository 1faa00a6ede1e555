import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/other-sums.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { askedRefund } from '../settlement/asked-refund.ts'
import { acceptOtherSum } from './accept-other-sum.ts'
import { listOtherSums } from './list-other-sums.ts'
import { refundOtherSum } from './refund-other-sum.ts'

/** What was paid in another sum than was asked for, wherever it was paid: staff accept it or give it back. */
export function mountOtherSums(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listOtherSums, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listOtherSums(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(app, deps, calls.acceptOtherSum, { policy: forStaff }, async ({ params, viewer }) =>
    acceptOtherSum(deps, { id: params.id, actor: actorOfViewer(viewer) }),
  )
  mount(
    app,
    deps,
    calls.refundOtherSum,
    { policy: forStaff, needs: 'refunds' },
    async ({ params, body, viewer }) =>
      refundOtherSum(deps, {
        ...askedRefund(body, viewer),
        id: params.id,
      }),
  )
}
