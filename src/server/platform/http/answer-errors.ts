import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, type ErrorReply, errorStatus } from '../../../shared/errors.ts'
import { sentencesIn } from '../../../shared/messages/sentences-in.ts'
import { languageOfTag } from '../../../shared/rules/language.ts'
import { says, wordSentence } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { FilesAway } from '../files/files-away.ts'
import { isStorageFull } from '../files/storage-full.ts'
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
    return sendRefusal(
      reply,
      request,
      passingRefusalOf(error) ?? new Refusal('internal', says('request.failed')),
    )
  })
}

/** What is mended without us: a database or a storage of files that comes back, a disk that is given room. Undefined for any other failure. */
function passingRefusalOf(error: unknown): Refusal | undefined {
  if (isDatabaseAway(error) || error instanceof FilesAway)
    return new Refusal('unavailable', says('request.unavailable'), undefined, { retryAfterSeconds: 5 })
  if (isStorageFull(error))
    return new Refusal('storage_full', says('request.storageFull'), undefined, { retryAfterSeconds: 60 })
  return undefined
}

export function sendRefusal(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const texts = sentencesIn(languageOfTag(request.headers['accept-language']))
  const { says: sentence, fields } = refusal
  const wording = (each: Sentence) => wordSentence(texts, each)
  const body: ErrorReply = {
    error: wording(sentence),
    code: refusal.code,
    says: sentence,
    ...(fields ? { fields: mapValues(fields, wording), fieldsSay: fields } : {}),
    requestId: request.id,
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .status(errorStatus[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

const known: Record<string, { code: ErrorCode; sentence: Sentence }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', sentence: says('request.tooLarge') },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'invalid_input',
    sentence: says('request.otherContent'),
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_input', sentence: says('request.notJson') },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_input', sentence: says('request.emptyBody') },
  FST_ERR_BAD_URL: { code: 'invalid_input', sentence: says('request.badAddress') },
  FST_PARTS_LIMIT: { code: 'too_large', sentence: says('request.tooManyParts') },
  FST_FILES_LIMIT: { code: 'too_large', sentence: says('request.tooManyFiles') },
  FST_FIELDS_LIMIT: { code: 'too_large', sentence: says('request.tooManyFields') },
  FST_REQ_FILE_TOO_LARGE: { code: 'too_large', sentence: says('request.fileTooLarge') },
}

/** What the reader of forms says in words alone: cut off, or without the mark between its parts. */
const unreadableForm =
  /Unexpected end of (form|multipart)|Malformed part|Boundary not found|needle cannot have a length/i

/** What Fastify and its parsers refuse: the caller's mistake, told in our words. Undefined for a true failure. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const match = known[code]
  if (match) return new Refusal(match.code, match.sentence)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const cutOff = code === 'ERR_STREAM_PREMATURE_CLOSE' || unreadableForm.test(error.message)
  if ((status >= 400 && status < 500) || cutOff)
    return new Refusal('invalid_input', says('request.unreadable'))
  return undefined
}
