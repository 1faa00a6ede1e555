import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { sendRefusal } from './answer-errors.ts'
import { isApiPath } from './api-gate.ts'
import { Refusal } from './refusal.ts'

/**
 * Unknown addresses: JSON below /api (405 with Allow when only the method is wrong), else the site's not-found page.
 * @param page sends that page, with status 404
 */
export function answerUnknown(
  app: FastifyInstance,
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!isApiPath(request.url)) return page(request, reply)
    const allowed = methodsOf(app, request.url)
    if (allowed.length === 0)
      return sendRefusal(reply, request, new Refusal('not_found', says('request.noSuchCall')))
    const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    reply.header('allow', methods.join(', '))
    sendRefusal(
      reply,
      request,
      new Refusal('invalid_input', says('request.otherMethod', { methods: allowed })),
    )
    return reply
  })
  // The closed list of error codes has no 405 of its own: the status is set where Allow was.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 400 && reply.hasHeader('allow')) reply.status(405)
    done(null, payload)
  })
}

function methodsOf(app: FastifyInstance, url: string): string[] {
  const path = url.split('?')[0] ?? ''
  const matching = app.mountedCalls.filter((call) => patternOf(call.path).test(path))
  return [...new Set(matching.map((call) => call.method))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`)
}
