import type { FastifyInstance } from 'fastify'
import * as staffCalls from '../../../shared/api/staff-refunds.ts'
import * as calls from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { askedRefund } from '../settlement/asked-refund.ts'
import { listLoosePayments } from '../settlement/list-loose-payments.ts'
import { refundLoosePayment } from '../settlement/refund-loose-payment.ts'
import { answerSessionRequest } from './answer-session-request.ts'
import { askSessionTimes } from './ask-session-times.ts'
import { getPurchase } from './get-purchase.ts'
import { listClientPurchases } from './list-client-purchases.ts'
import { listSessionRequests } from './list-session-requests.ts'
import { listStaffPurchases } from './list-staff-purchases.ts'
import { openCustomerPage } from './open-customer-page.ts'
import { refundPurchase } from './refund-purchase.ts'

/** Purchases through payment links. Whoever knows the id of a checkout session paid for it or reads the mailbox of its receipt. */
export function mountStorefront(app: FastifyInstance, deps: Deps): void {
  const byKnownSession = { policy: forAnyone, rateLimit: 'payment' } as const
  mount(app, deps, calls.getPurchase, byKnownSession, async ({ params, viewer, ensureBrowser }) =>
    getPurchase(deps, { sessionId: params.sessionId, hold: viewer.kind === 'staff' ? null : ensureBrowser }),
  )
  const writing = { policy: forAnyone, needs: 'work', rateLimit: 'message' } as const
  mount(app, deps, calls.askSessionTimes, writing, async ({ params, body }) =>
    askSessionTimes(deps, { sessionId: params.sessionId, times: body.times }),
  )
  mount(app, deps, calls.openCustomerPage, { ...byKnownSession, needs: 'work' }, async ({ params }) =>
    openCustomerPage(deps, params.sessionId),
  )
  mount(app, deps, calls.listPurchases, { policy: ofClientInPath }, async ({ params, viewer }) =>
    listClientPurchases(deps, { clientId: params.id, viewer }),
  )
  mount(app, deps, calls.listSessionRequests, { policy: forStaff }, async ({ viewer }) =>
    listSessionRequests(deps, actorOfViewer(viewer)),
  )
  mount(app, deps, calls.answerSessionRequest, { policy: forStaff }, async ({ params, body, viewer }) =>
    answerSessionRequest(deps, { id: params.id, message: body.message, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, staffCalls.listStaffPurchases, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listStaffPurchases(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(
    app,
    deps,
    staffCalls.refundPurchase,
    { policy: forStaff, needs: 'refunds' },
    async ({ params, body, viewer }) =>
      refundPurchase(deps, {
        ...askedRefund(body, viewer),
        purchaseId: params.id,
      }),
  )
  mount(app, deps, staffCalls.listLoosePayments, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listLoosePayments(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(
    app,
    deps,
    staffCalls.refundLoosePayment,
    { policy: forStaff, needs: 'refunds' },
    async ({ params, body, viewer }) =>
      refundLoosePayment(deps, {
        ...askedRefund(body, viewer),
        paymentId: params.id,
      }),
  )
}
