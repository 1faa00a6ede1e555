import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, type ErrorReply, errorStatus } from '../../../shared/errors.ts'
import { sentenceTexts } from '../../../shared/messages/es/sentences.ts'
import { sayIn } from '../../../shared/messages/say-in.ts'
import { languageOfTag } from '../../../shared/rules/language.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { Refusal } from './refusal.ts'

/** Every error of an API call leaves in the one shape of shared/errors.ts, and an unexpected one says nothing of itself. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    if (refusal && refusal.status < 500) return sendRefusal(reply, request, refusal)
    const where = { requestId: request.id, method: request.method, route: request.routeOptions.url ?? 'none' }
    if (refusal) {
      request.log.warn(
        { ...where, code: refusal.code, err: refusal.cause ?? refusal },
        'a call was not possible',
      )
      return sendRefusal(reply, request, refusal)
    }
    request.log.error({ ...where, err: error }, 'a call failed unexpectedly')
    if (isDatabaseAway(error)) {
      const sentence = 'This service is not available for a moment. Please try again.'
      return sendRefusal(
        reply,
        request,
        new Refusal('unavailable', sentence, undefined, { retryAfterSeconds: 5 }),
      )
    }
    const sentence = 'Something went wrong. Please try again.'
    return sendRefusal(reply, request, new Refusal('internal', sentence))
  })
}

export function sendRefusal(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const say = sentencesFor(request)
  const { fields } = refusal
  const body: ErrorReply = {
    error: say(refusal.message),
    code: refusal.code,
    ...(fields
      ? { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text)])) }
      : {}),
    requestId: request.id,
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .status(errorStatus[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Refusals are written in English where they are made; a page in Spanish is answered in Spanish where it is known. */
function sentencesFor(request: FastifyRequest): (english: string) => string {
  const spanish = languageOfTag(request.headers['accept-language']) === 'es'
  return (english) => (spanish ? sayIn(sentenceTexts, english) : english)
}

const known: Record<string, { code: ErrorCode; sentence: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', sentence: 'What was sent is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'invalid_input',
    sentence: 'This call does not take this kind of content.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_input', sentence: 'The request body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_input', sentence: 'The request body is empty.' },
  FST_ERR_BAD_URL: { code: 'invalid_input', sentence: 'This address is not valid.' },
  FST_PARTS_LIMIT: { code: 'too_large', sentence: 'The form has too many parts.' },
  FST_FILES_LIMIT: { code: 'too_large', sentence: 'Too many files were sent.' },
  FST_FIELDS_LIMIT: { code: 'too_large', sentence: 'The form has too many fields.' },
  FST_REQ_FILE_TOO_LARGE: { code: 'too_large', sentence: 'This file is too large.' },
}

/** What Fastify and its parsers refuse: the caller's mistake, told in our words. Undefined for a true failure. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const match = known[code]
  if (match) return new Refusal(match.code, match.sentence)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const cutOff =
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /Unexpected end of (form|multipart)|Malformed part/i.test(error.message)
  if ((status >= 400 && status < 500) || cutOff)
    return new Refusal('invalid_input', 'The request could not be read.')
  return undefined
}
