import type { FastifyInstance } from 'fastify'
import { unsubscribe as unsubscribeCall } from '../../../shared/api/accounts.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import { unsubscribe } from './unsubscribe.ts'

export function mountMail(app: FastifyInstance, deps: Deps): void {
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
