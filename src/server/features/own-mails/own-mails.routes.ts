import type { FastifyInstance } from 'fastify'
import * as automation from '../../../shared/api/automation.ts'
import * as calls from '../../../shared/api/own-mails.ts'
import { sendBulkEmail as sendBulkEmailCall } from '../../../shared/api/staff-bulk.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { sendDueMails } from '../mail/send-due-mails.ts'
import { getOwnMail, listOwnMails, listOwnMailsOfClient } from './list-own-mails.ts'
import { listOwnMailKinds, previewOwnMailTo, sendOwnMailTo } from './own-mail-by-hand.ts'
import { previewOwnMail } from './preview-own-mail.ts'
import { saveOwnMail } from './save-own-mail.ts'
import { sendBulkEmail } from './send-bulk-email.ts'
import { sendOwnMails } from './send-own-mails.ts'
import { statusOfAllKinds } from './status-of-all-kinds.ts'

/** Kinds of mail of the operator's own. */
export function mountOwnMails(app: FastifyInstance, deps: Deps): void {
  const ofSettings = { policy: forStaff, needs: 'settings' } as const
  mount(app, deps, calls.listOwnMails, ofSettings, async () => listOwnMails(deps))
  mount(app, deps, calls.getOwnMail, ofSettings, async ({ params }) => getOwnMail(deps, params.kind))
  mount(app, deps, calls.addOwnMail, ofSettings, async ({ body, viewer }) =>
    getOwnMail(deps, await saveOwnMail(deps, { kind: null, wish: body, actor: staffActor(viewer) })),
  )
  mount(app, deps, calls.changeOwnMail, ofSettings, async ({ params, body, viewer }) =>
    getOwnMail(deps, await saveOwnMail(deps, { kind: params.kind, wish: body, actor: staffActor(viewer) })),
  )
  mount(app, deps, calls.previewOwnMail, ofSettings, async ({ body, viewer }) =>
    previewOwnMail(deps, { ...body, actor: staffActor(viewer) }),
  )
  mountOfClients(app, deps)
  mountAutomation(app, deps)
}

function mountOfClients(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, calls.listOwnMailsOfClient, { policy }, async ({ params }) =>
    listOwnMailsOfClient(deps, params.id),
  )
  mount(app, deps, calls.listOwnMailKinds, { policy }, async () => listOwnMailKinds(deps))
  mount(app, deps, calls.previewOwnMailTo, { policy }, async ({ params: { id, kind }, body, viewer }) =>
    previewOwnMailTo(deps, { ...body, clientId: id, kind, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.sendOwnMailTo, { policy }, async ({ params: { id, kind }, body, viewer }) =>
    sendOwnMailTo(deps, { ...body, clientId: id, kind, actor: staffActor(viewer) }),
  )
  mount(app, deps, sendBulkEmailCall, { policy }, async ({ body, viewer }) =>
    sendBulkEmail(deps, { ...body, actor: staffActor(viewer) }),
  )
}

/** What is due of all kinds: those of the specification first, then the operator's own. */
function mountAutomation(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, automation.getAutomationStatus, { policy }, async () => statusOfAllKinds(deps))
  mount(app, deps, automation.triggerFollowUps, { policy }, async ({ viewer }) => {
    const actor = staffActor(viewer)
    return { results: [...(await sendDueMails(deps, actor)), ...(await sendOwnMails(deps, actor))] }
  })
}
