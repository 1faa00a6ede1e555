import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../shared/call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that was mounted: what the OpenAPI page prints and the access test walks. */
    mountedCalls: Call[]
    /** Every route whatever its maker, as 'GET /healthz': the access test finds one that no call declares. */
    knownRoutes: string[]
  }
}

/** Gives the app its empty lists; before the first route. */
export function addRegistry(app: FastifyInstance): void {
  const knownRoutes: string[] = []
  const mountedCalls: Call[] = []
  app.decorate('mountedCalls', mountedCalls)
  app.decorate('knownRoutes', knownRoutes)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      // The framework's own HEAD of a GET: the same handler behind the same checks, without the body.
      if (method === 'HEAD' && knownRoutes.includes(`GET ${route.url}`)) continue
      knownRoutes.push(`${method} ${route.url}`)
    }
  })
}
