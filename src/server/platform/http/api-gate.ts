import type { FastifyInstance } from 'fastify'
import { refuseCrossSite } from './cross-site.ts'
import { refuseWhenLimited } from './mount.ts'
import type { Limit } from './rate-limiter.ts'

/** What every API request passes before its call: never cached, not from another site, not too many of them. */
export function addApiGate(app: FastifyInstance, options: { publicUrl: string; limit: Limit }): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (isApiPath(request.url)) {
      reply.header('cache-control', 'no-store')
      refuseCrossSite(request, options.publicUrl)
      refuseWhenLimited(app.rateLimiter.takeNow('any', request.ip, options.limit))
    }
    done()
  })
}

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}
