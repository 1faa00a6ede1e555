import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/postal.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { askedRefund } from '../settlement/asked-refund.ts'
import { cancelSend } from './cancel-send.ts'
import { getPostalOrder } from './get-postal-order.ts'
import { listPostalTroubles } from './list-postal-troubles.ts'
import { orderLetters } from './order-letters.ts'
import { refundPostalOrder } from './postal-ledger.ts'
import { quoteLetters, shownQuote } from './quote-letters.ts'
import { receivePostalWebhook } from './receive-postal-webhook.ts'
import { showPostal } from './show-postal.ts'

/** Letters that are printed and mailed for a client. Open to the client's holders and to staff, whose reads and acts are logged. */
export function mountPostal(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.getPostal, { policy }, async ({ params, viewer }) => {
    await noteStaffRead(deps, viewer, 'open-postal', params.id, {})
    return showPostal(deps, params.id)
  })
  mount(app, deps, calls.quotePostal, { policy, rateLimit: 'payment' }, async ({ params, body, viewer }) => {
    await noteStaffRead(deps, viewer, 'quote-postal', params.id, { letters: body.documentIds.length })
    return shownQuote(await quoteLetters(deps, { clientId: params.id, ...body }))
  })
  mount(
    app,
    deps,
    calls.orderPostal,
    { policy, rateLimit: 'payment' },
    ({ params, body, viewer, request }) => {
      const actor = actorOfViewer(viewer)
      return orderLetters(deps, { clientId: params.id, body, actor, origin: originOf(request) })
    },
  )
  mount(app, deps, calls.getPostalOrder, { policy }, ({ params }) =>
    getPostalOrder(deps, { clientId: params.id, paymentIntentId: params.order }),
  )
  mount(app, deps, calls.cancelPostalSend, { policy, rateLimit: 'payment' }, async ({ params, viewer }) => {
    await noteStaffRead(deps, viewer, 'cancel-postal', params.id, { send: params.send })
    return cancelSend(deps, { clientId: params.id, sendId: params.send })
  })
  mountForStaff(app, deps)
  const signed = { policy: forAnyone, raw: true } as const
  mount(app, deps, calls.receiveLobWebhook, signed, ({ rawBody: raw, request: { headers } }) =>
    receivePostalWebhook(deps, { wire: 'lob', raw, headers }),
  )
  mount(app, deps, calls.receivePostgridWebhook, signed, ({ rawBody: raw, request: { headers } }) =>
    receivePostalWebhook(deps, { wire: 'postgrid', raw, headers }),
  )
}

function mountForStaff(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, calls.listPostalTroubles, { policy }, ({ query, viewer }) =>
    listPostalTroubles(deps, { clientId: query.client ?? null, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.refundPostalOrder, { policy, needs: 'refunds' }, ({ params, body, viewer }) =>
    refundPostalOrder(deps, {
      ...askedRefund(body, viewer),
      clientId: params.id,
    }),
  )
}
