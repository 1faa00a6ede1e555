import type { FastifyReply, FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { sendRefusal } from './answer-errors.ts'
import { isApiPath } from './api-gate.ts'
import { Refusal } from './refusal.ts'
import type { SendNotFound } from './serve-site.ts'

/**
 * An address that the router itself cannot read (half of a character, a part of a thousand characters): whoever meant a page gets the
 * site's own not-found page. No hook runs for it: what they set on every other answer is set here, and the address is not repeated.
 */
export function answerBadAddress({
  headers,
  page,
}: {
  /** Those of every page. */
  headers: Readonly<Record<string, string>>
  /** Null until the site is served, and where it is not. */
  page: () => SendNotFound | null
}) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    const sendPage = isApiPath(request.url) || !isRead(request) ? null : page()
    if (sendPage === null) {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      sendRefusal(reply, request, new Refusal('invalid_input', says('request.badAddress')))
      return
    }
    sendPage(request, reply.headers(headers)).catch(() =>
      sendRefusal(reply, request, new Refusal('invalid_input', says('request.badAddress'))),
    )
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
