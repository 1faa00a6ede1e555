import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/own-mails.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { getOwnMail, listOwnMails, listOwnMailsOfClient } from './list-own-mails.ts'
import { previewOwnMail } from './preview-own-mail.ts'
import { saveOwnMail } from './save-own-mail.ts'

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
  mount(app, deps, calls.previewOwnMail, ofSettings, async ({ body }) => previewOwnMail(deps, body))
  mount(app, deps, calls.listOwnMailsOfClient, { policy: forStaff }, async ({ params }) =>
    listOwnMailsOfClient(deps, params.id),
  )
}
