import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../shared/call.ts'
import type { Need } from '../../../shared/rules/staff-roles.ts'
import type { FileLimits } from './read-multipart.ts'

/** How a call was mounted, as far as its callers should know. */
export interface MountedTraits {
  /** The file fields of a multipart call. */
  files: FileLimits
  /** Takes its body as it comes, whatever its type. */
  raw: boolean
  /** Largest body in bytes, of those that are no form. */
  bodyLimit: number
  /** The group of its own limit of requests, in the settings. */
  rateLimit: string | null
  /** What a member of staff must hold, where it is something of its own. */
  needs: Need | null
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that was mounted: what the OpenAPI page prints and the access test walks. */
    mountedCalls: Call[]
    /** By the name of the call. */
    mountedTraits: Map<string, MountedTraits>
    /** Every route whatever its maker, as 'GET /healthz': the access test finds one that no call declares. */
    knownRoutes: string[]
  }
}

/** Gives the app its empty lists; before the first route. */
export function addRegistry(app: FastifyInstance): void {
  const knownRoutes: string[] = []
  const mountedCalls: Call[] = []
  app.decorate('mountedCalls', mountedCalls)
  app.decorate('mountedTraits', new Map<string, MountedTraits>())
  app.decorate('knownRoutes', knownRoutes)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      // The framework's own HEAD of a GET: the same handler behind the same checks, without the body.
      if (method === 'HEAD' && knownRoutes.includes(`GET ${route.url}`)) continue
      knownRoutes.push(`${method} ${route.url}`)
    }
  })
}
