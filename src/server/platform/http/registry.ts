import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../shared/call.ts'
import type { FileLimits } from './read-multipart.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that was mounted: what the OpenAPI page prints and the access test walks. */
    mountedCalls: Call[]
    /** The file fields of the multipart calls, by the name of the call. */
    mountedFiles: Map<string, FileLimits>
    /** Every route whatever its maker, as 'GET /healthz': the access test finds one that no call declares. */
    knownRoutes: string[]
  }
}

/** Gives the app its empty lists; before the first route. */
export function addRegistry(app: FastifyInstance): void {
  const knownRoutes: string[] = []
  const mountedCalls: Call[] = []
  app.decorate('mountedCalls', mountedCalls)
  app.decorate('mountedFiles', new Map<string, FileLimits>())
  app.decorate('knownRoutes', knownRoutes)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      // The framework's own HEAD of a GET: the same handler behind the same checks, without the body.
      if (method === 'HEAD' && knownRoutes.includes(`GET ${route.url}`)) continue
      knownRoutes.push(`${method} ${route.url}`)
    }
  })
}
