import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/inbox.ts'
import { sendSupportMessage as sendSupportMessageCall } from '../../../shared/api/portal.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { answerMessage } from './answer-message.ts'
import { closeConversation } from './close-conversation.ts'
import { listInbox } from './list-inbox.ts'
import { listMessages } from './list-messages.ts'
import { mountVisitorMessages } from './mount-visitor-messages.ts'
import { sendSupportMessage } from './send-support-message.ts'

/** Messages between support and clients, or anybody else. */
export function mountInbox(app: FastifyInstance, deps: Deps): void {
  mountVisitorMessages(app, deps)
  const ofClient = { policy: ofClientInPath } as const
  const sending = { ...ofClient, rateLimit: 'message' } as const
  mount(app, deps, sendSupportMessageCall, sending, async ({ params, body, viewer }) => {
    const clientId = params.id
    if (viewer.kind !== 'staff') return sendSupportMessage(deps, { clientId, ...body })
    // Staff who write from a client's portal write as themselves: nobody's words are put into the client's mouth.
    const answer = { clientId, ...body, seenUpTo: 0, actor: actorOfViewer(viewer) }
    const { id, at } = await answerMessage(deps, answer)
    return { id, createdAt: at }
  })
  mount(app, deps, calls.listMessages, ofClient, async ({ params, viewer }) =>
    listMessages(deps, { clientId: params.id, viewer }),
  )
  mount(app, deps, calls.listInbox, { policy: forStaff }, async ({ query, viewer, reply }) =>
    answerPage(reply, await listInbox(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(app, deps, calls.answerMessage, { policy: forStaff }, async (context) =>
    answerMessage(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, calls.closeConversation, { policy: forStaff }, async (context) =>
    closeConversation(deps, { ...subjectOf(context), ...context.body }),
  )
}

function subjectOf(context: { viewer: Viewer; params: { id: number } }) {
  return { clientId: context.params.id, actor: actorOfViewer(context.viewer) }
}
