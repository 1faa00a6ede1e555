import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/visitor-messages.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, forSignedInClient, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { emailOf } from '../accounts/viewer.ts'
import { answerVisitor } from './answer-visitor.ts'
import { closeVisitorConversation } from './close-visitor-conversation.ts'
import { getVisitorConversation, listMyMessages } from './list-visitor-messages.ts'
import { sendVisitorMessage, writeToSupport } from './send-visitor-message.ts'

/** Messages between support and people without a client record. */
export function mountVisitorMessages(app: FastifyInstance, deps: Deps): void {
  const open = { policy: forAnyone, rateLimit: 'message' } as const
  mount(app, deps, calls.sendVisitorMessage, open, async ({ body, request }) =>
    sendVisitorMessage(deps, { message: body, language: originOf(request).language }),
  )
  mount(app, deps, calls.listMyMessages, { policy: forSignedInClient }, async ({ viewer }) =>
    listMyMessages(deps, emailOf(viewer)),
  )
  const signedIn = { policy: forSignedInClient, rateLimit: 'message' } as const
  mount(app, deps, calls.writeToSupport, signedIn, async ({ body, viewer, request }) =>
    writeToSupport(deps, { ...body, email: emailOf(viewer), language: originOf(request).language }),
  )
  const staff = { policy: forStaff } as const
  mount(app, deps, calls.getVisitorConversation, staff, async ({ params, viewer }) =>
    getVisitorConversation(deps, { id: params.id, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.answerVisitor, staff, async ({ params, body, viewer }) =>
    answerVisitor(deps, { id: params.id, ...body, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.closeVisitorConversation, staff, async ({ params, body, viewer }) =>
    closeVisitorConversation(deps, { id: params.id, ...body, actor: actorOfViewer(viewer) }),
  )
}
