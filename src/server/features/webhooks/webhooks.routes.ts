import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/webhooks.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { describeDelivery, describeWebhook } from './describe-webhook.ts'
import { addWebhook, removeWebhook, switchWebhook } from './manage-webhooks.ts'
import { replayWebhook } from './replay-webhook.ts'
import { selectDeliveries, selectEndpoints } from './webhooks.store.ts'

const pageSize = 25

/** Receivers of webhooks, chosen by admins. */
export function mountWebhooks(app: FastifyInstance, deps: Deps): void {
  const byAdmin = { policy: forStaff, needs: 'settings' } as const
  const sending = { policy: forStaff, needs: 'settings', rateLimit: 'message' } as const
  const { db } = deps.database
  mount(app, deps, calls.listWebhooks, byAdmin, async () => (await selectEndpoints(db)).map(describeWebhook))
  mount(app, deps, calls.addWebhook, sending, async ({ viewer, body }) =>
    addWebhook(deps, { ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.removeWebhook, byAdmin, async ({ viewer, params }) =>
    removeWebhook(deps, { ...params, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.switchWebhook, byAdmin, async ({ viewer, params, body }) =>
    switchWebhook(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.listWebhookDeliveries, byAdmin, async ({ params, query, reply }) => {
    const offset = ((query.page ?? 1) - 1) * pageSize
    const { rows, total } = await selectDeliveries(db, params.webhook, { limit: pageSize, offset })
    reply.header('x-total-count', total)
    return rows.map(describeDelivery)
  })
  mount(app, deps, calls.replayWebhook, sending, async ({ viewer, params, body }) =>
    replayWebhook(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
}
