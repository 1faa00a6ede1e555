import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/database-away.ts'
import { sandboxId } from './sandbox-id.ts'
import { WireError } from './wire-error.ts'
import { parseWireBody } from './wire-parameters.ts'

/** Body parsing, headers and error shape of Stripe's wire, for one scope of routes. */
export function addWireProtocol(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, parseWireBody(String(body))),
  )
  app.addHook('onSend', async (request, reply) => {
    reply.header('request-id', sandboxId('req'))
    reply.header('stripe-version', request.headers['stripe-version'] ?? '2026-10-28.endive')
    const key = request.headers['idempotency-key']
    if (typeof key === 'string') reply.header('idempotency-key', key)
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) return reply.code(error.status).send({ error: error.body })
    if (isDatabaseAway(error)) {
      const message = 'The payment sandbox cannot reach its database.'
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ error: { type: 'api_error', message } })
    }
    const status = statusOf(error)
    if (status < 500) {
      const message = 'The request could not be read.'
      return reply.code(status).send({ error: { type: 'invalid_request_error', message } })
    }
    request.log.error({ err: error }, 'the payment sandbox failed')
    const message = 'An unknown error occurred in the payment sandbox.'
    return reply.code(500).send({ error: { type: 'api_error', message } })
  })
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })
}

/** Of what the parsers and the checks before a route refuse, which is the caller's mistake; 500 for a true failure. */
function statusOf(error: unknown): number {
  const { statusCode, status } = (error ?? {}) as { statusCode?: unknown; status?: unknown }
  const told = statusCode ?? status
  return typeof told === 'number' ? told : 500
}

/** Throws WireError 401 without the right key (Bearer, or basic with the key as user name). */
export function requireKey(request: FastifyRequest, expected: string): void {
  const header = request.headers.authorization ?? ''
  const given = header.startsWith('Basic ')
    ? (Buffer.from(header.slice(6), 'base64').toString().split(':')[0] ?? '')
    : header.replace(/^Bearer /, '')
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  if (one.length === other.length && timingSafeEqual(one, other)) return
  throw new WireError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}
