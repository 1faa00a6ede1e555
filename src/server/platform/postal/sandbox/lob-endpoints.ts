import { createHash, timingSafeEqual } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { insertLetter, lockLetter, selectByKey, selectLetter, updateLetter } from './postal-sandbox.store.ts'
import { newLetter } from './sandbox-letter.ts'
import { addEvent, type PostDeps } from './sandbox-post.ts'
import { verifiedAddress } from './verify-sandbox-address.ts'

const sides = ['to', 'from'].flatMap((side) =>
  [
    'name',
    'address_line1',
    'address_line2',
    'address_city',
    'address_state',
    'address_zip',
    'address_country',
  ].map((field) => `${side}[${field}]`),
)
const required = sides.filter((field) => !/line2|country/.test(field)).concat('color', 'use_type')
const known = [
  ...sides,
  'color',
  'double_sided',
  'address_placement',
  'mail_type',
  'use_type',
  'extra_service',
  'description',
  'metadata[reference]',
]
const services = ['certified', 'certified_return_receipt', 'registered']
const mostBytes = 20 * 1024 * 1024

/** What Lob answers: `{ error: { message, status_code, code } }`. */
class LobError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const invalid = (message: string) => new LobError(422, 'invalid', message)

/** Lob's endpoints as far as this product calls them: what Lob would refuse is refused here. */
export async function addLobEndpoints(app: FastifyInstance, deps: PostDeps, apiKey: string): Promise<void> {
  await app.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 60 } })
  app.addHook('onRequest', async (request) => requireKey(request, apiKey))
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof LobError
    const status = known ? error.status : 500
    const message = known ? error.message : 'An unknown error occurred in the mail sandbox.'
    const code = known ? error.code : 'internal_server_error'
    return reply.code(status).send({ error: { message, status_code: status, code } })
  })
  app.post('/v1/letters', async (request) => takeLetter(deps, request))
  app.get('/v1/letters/:id', async (request) => found(await selectLetter(deps.database.db, idOf(request))))
  app.delete('/v1/letters/:id', async (request) => cancelLetter(deps, idOf(request)))
  app.post('/v1/us_verifications', async (request, reply: FastifyReply) =>
    reply.send(verifiedAddress((request.body ?? {}) as Record<string, unknown>)),
  )
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id

function found<T>(letter: T | undefined): T {
  if (letter === undefined) throw new LobError(404, 'not_found', 'letter not found')
  return letter
}

function requireKey(request: FastifyRequest, expected: string): void {
  const [one, other] = [request.headers.authorization ?? '', `Basic ${btoa(`${expected}:`)}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  if (one && other && timingSafeEqual(one, other)) return
  throw new LobError(401, 'invalid_api_key', 'Your API key is not valid.')
}

async function takeLetter(deps: PostDeps, request: FastifyRequest) {
  const { fields, file } = await readForm(request)
  for (const field of Object.keys(fields))
    if (!known.includes(field)) throw invalid(`${field} is not allowed`)
  for (const field of required) if (!fields[field]) throw invalid(`${field} is required`)
  for (const side of ['to', 'from'])
    if ((fields[`${side}[name]`] ?? '').length > 40)
      throw invalid(`${side}.name length must be less than or equal to 40 characters long`)
  const extra = fields.extra_service
  if (extra !== undefined && !services.includes(extra))
    throw invalid('extra_service is not one of its values')
  if (file === null || !Buffer.from(file.subarray(0, 5)).equals(Buffer.from('%PDF-')))
    throw invalid('file must be a PDF')
  const key = request.headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : null
  const fingerprint = createHash('sha256').update(JSON.stringify(fields)).update(file).digest('base64url')
  const now = deps.clock.now()
  const letter = await deps.database.transaction(async (tx) => {
    const added = await insertLetter(tx, { letter: newLetter(fields, now), idempotencyKey, fingerprint, now })
    if (added) await addEvent(tx, 'letter.created', added, now)
    return added
  })
  if (letter) {
    deps.onEvent()
    return letter
  }
  const before = await selectByKey(deps.database.db, idempotencyKey ?? '')
  if (before?.fingerprint !== fingerprint)
    throw new LobError(409, 'conflict', 'The idempotency key was used with other parameters.')
  return before.letter
}

async function readForm(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: Uint8Array | null }> {
  const fields: Record<string, string> = {}
  let file: Uint8Array | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'file') file = bytes
    } else fields[part.fieldname] = String(part.value)
  }
  return { fields, file }
}

async function cancelLetter(deps: PostDeps, id: string) {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const letter = found(await lockLetter(tx, id))
    if (letter.deleted) return
    if (now >= new Date(letter.send_date))
      throw invalid('letter cannot be deleted because its send_date has passed')
    const canceled = { ...letter, deleted: true }
    await updateLetter(tx, canceled)
    await addEvent(tx, 'letter.deleted', canceled, now)
  })
  deps.onEvent()
  return { id, deleted: true, object: 'letter' }
}
