import type { FastifyReply, FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { sendRefusal } from './answer-errors.ts'
import { Refusal } from './refusal.ts'

/**
 * An address that the router itself cannot read (half of a character, a part of a thousand characters). No hook runs for it: what
 * they set on every other answer is set here, and the address is not repeated.
 */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  sendRefusal(reply, request, new Refusal('invalid_input', says('request.badAddress')))
}
