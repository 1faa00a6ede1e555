import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { prove } from './setup-proofs.ts'

const onceEveryMs = 10 * 60_000

/** Notes that a signed webhook of Stripe was taken: nothing else proves that its address and secret are right there. */
export function noteWebhooks(app: FastifyInstance, deps: Deps): void {
  let notedAt = 0
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== '/api/webhooks/stripe' || reply.statusCode !== 200) return
    const now = deps.clock.now().getTime()
    if (deps.config.stripe === null || now - notedAt < onceEveryMs) return
    notedAt = now
    await prove(deps, 'stripe-webhook', '').catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a webhook was taken and not noted for the set-up'),
    )
  })
}
