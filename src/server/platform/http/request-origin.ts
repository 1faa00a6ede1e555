import type { FastifyRequest } from 'fastify'

/** Where a request came from, as far as a consent record keeps it. */
export interface RequestOrigin {
  ip: string
  userAgent: string | null
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): RequestOrigin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? null }
}
