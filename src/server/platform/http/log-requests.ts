import type { FastifyInstance } from 'fastify'

/**
 * One line a request: the pattern of the path, never the path itself, its query or the caller's address, which may name
 * people or hold tokens.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.error(line, 'request')
    else if (reply.statusCode === 401 || reply.statusCode === 403 || reply.statusCode === 429)
      request.log.warn(line, 'request')
    else request.log.info(line, 'request')
  })
}
