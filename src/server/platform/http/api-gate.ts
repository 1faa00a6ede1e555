import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseCrossSite } from './cross-site.ts'
import { refuseWhenLimited } from './mount.ts'
import type { Limit } from './rate-limiter.ts'

/** What every API request passes before its call: never cached, not from another site, not too many of them. */
export function addApiGate(app: FastifyInstance, options: { publicUrl: string; limit: Limit }): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (isOfApi(request)) {
      reply.header('cache-control', 'no-store')
      refuseCrossSite(request, options.publicUrl)
      refuseWhenLimited(app.rateLimiter.takeNow('any', request.ip, options.limit))
    }
    done()
  })
}

/** The router reads an address before it compares it: `/%61pi/…` and `http://host/api/…` lead to the same calls. */
const isOfApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  isApiPath(url) || isApiPath(routeOptions.url ?? '')

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}
