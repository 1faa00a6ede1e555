import type { FastifyInstance } from 'fastify'
import { unsubscribe as unsubscribeCall } from '../../../shared/api/accounts.ts'
import * as calls from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { getOutboxMail } from '../outbox/get-outbox-mail.ts'
import { listOutbox } from '../outbox/list-outbox.ts'
import { resendMail } from '../outbox/resend-mail.ts'
import { setMailAside } from '../outbox/set-mail-aside.ts'
import { listScheduledMails } from './list-scheduled-mails.ts'
import { previewClientMail } from './preview-client-mail.ts'
import { sendClientMail } from './send-client-mail.ts'
import { unsubscribe } from './unsubscribe.ts'

export function mountMail(app: FastifyInstance, deps: Deps): void {
  mountUnsubscribe(app, deps)
  mountCaseMails(app, deps)
  mountOutbox(app, deps)
}

function mountUnsubscribe(app: FastifyInstance, deps: Deps): void {
  // raw: mail programs send a form, the page JSON, and neither says anything that the token does not.
  mount(
    app,
    deps,
    unsubscribeCall,
    { policy: forAnyone, rateLimit: 'message', raw: true },
    async ({ params, origin }) => unsubscribe(deps, { token: params.token, origin }),
  )
  // A link in a mail is followed by scanners: a GET shows the page that asks, and stops nothing.
  app.get<{ Params: { token: string } }>('/api/unsubscribe/:token', async (request, reply) =>
    reply.redirect(`/account/unsubscribe?token=${encodeURIComponent(request.params.token)}`, 303),
  )
}

function mountCaseMails(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, calls.sendClientEmail, { policy }, async ({ params, body, viewer }) =>
    sendClientMail(deps, { ...body, clientId: params.id, actor: actorOf(viewer) }),
  )
  mount(app, deps, calls.previewClientEmail, { policy }, async ({ params, body, viewer }) =>
    previewClientMail(deps, { ...body, clientId: params.id, actor: actorOf(viewer) }),
  )
  mount(app, deps, calls.listScheduledMails, { policy }, async ({ params }) =>
    listScheduledMails(deps, params.id),
  )
}

function mountOutbox(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, calls.listOutbox, { policy }, async ({ query, viewer, reply }) => {
    const { page = 1, ...filter } = query
    const { mails, total } = await listOutbox(deps, { filter, page, actor: actorOf(viewer) })
    reply.header('x-total-count', total)
    return mails
  })
  mount(app, deps, calls.getOutboxMail, { policy }, async ({ params, viewer }) =>
    getOutboxMail(deps, { mail: params.mail, actor: actorOf(viewer) }),
  )
  mount(app, deps, calls.resendMail, { policy }, async ({ params, viewer }) =>
    told(deps, await resendMail(deps, { mail: params.mail, actor: actorOf(viewer) })),
  )
  mount(app, deps, calls.setMailAside, { policy }, async ({ params, viewer }) =>
    told(deps, await setMailAside(deps, { mail: params.mail, actor: actorOf(viewer) })),
  )
}

/** A failed mail is in everybody's Today until somebody did something about it. */
function told(deps: Deps, mail: calls.OutboxMail): calls.OutboxMail {
  announceToStaff(deps, mail.clientId)
  return mail
}

/** The policies let nobody but staff through. */
function actorOf(viewer: Viewer): AuditActor {
  if (viewer.kind !== 'staff') throw new Error('somebody else than staff got past the policy of a staff call')
  return { id: viewer.userId, name: viewer.name }
}
