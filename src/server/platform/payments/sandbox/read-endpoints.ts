import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LedgerDeps } from './ledger-deps.ts'
import { type SandboxObject, selectMatching, selectObject } from './sandbox.store.ts'
import { invalidRequest, missingResource } from './wire-error.ts'
import { wireList, withoutNotes } from './wire-object.ts'
import { optionalText, type Parameters } from './wire-parameters.ts'

/** Adds a POST that is answered once for each idempotency key. */
export type PostEndpoint = (
  path: string,
  run: (request: FastifyRequest, body: Parameters) => Promise<unknown>,
) => void

export const idOf = (request: FastifyRequest) => (request.params as { id: string }).id

/** The names under `expand`, as the request gives them. */
export function expandsOf(request: FastifyRequest): string[] {
  const { expand } = (request.query ?? {}) as { expand?: unknown }
  return typeof expand === 'object' && expand !== null ? Object.values(expand).map(String) : []
}

export function sendWire(reply: FastifyReply, body: unknown) {
  return reply.type('application/json; charset=utf-8').send(body)
}

/** A list of one is asked for like the one: `lookup_keys[0]=a`. */
function onlyOne(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const [first, ...more] = Object.values(given)
  if (more.length > 0) throw invalidRequest('The sandbox filters by one value.')
  return first
}

interface Reading {
  /** '/v1/prices' */
  path: string
  kind: string
  /** Query parameters that a list may name, and the fields that they must equal. */
  filters?: Readonly<Record<string, (text: string) => Record<string, unknown>>>
  /** What is answered for an object; absent: the object without the sandbox's notes. */
  view?: (object: SandboxObject, expands: string[]) => Promise<Record<string, unknown>>
}

/** GET of one object by its id, and of a list with `limit` and `starting_after`, the newest first. */
export function addReading(app: FastifyInstance, deps: LedgerDeps, reading: Reading): void {
  const { path, kind, filters = {}, view = async (object) => withoutNotes(object) } = reading
  const { db } = deps.database
  app.get(`${path}/:id`, async (request, reply) => {
    const found = await selectObject(db, kind, idOf(request))
    if (!found) throw missingResource(kind, idOf(request))
    return sendWire(reply, await view(found, expandsOf(request)))
  })
  app.get(path, async (request, reply) => {
    const query = (request.query ?? {}) as Parameters
    const limit = Number(optionalText(query, 'limit') ?? 10)
    if (!(limit >= 1 && limit <= 100)) throw invalidRequest('Invalid limit', { param: 'limit' })
    const given = Object.entries(filters).flatMap(([name, fieldsFor]) => {
      const text = optionalText({ only: onlyOne(query[name]) }, 'only')
      return text === null ? [] : Object.entries(fieldsFor(text))
    })
    const match = Object.fromEntries(given)
    const found = await selectMatching(db, kind, match, limit + 1, optionalText(query, 'starting_after'))
    const expands = expandsOf(request).map((each) => each.replace(/^data\./, ''))
    const shown = []
    for (const each of found.slice(0, limit)) shown.push(await view(each, expands))
    return sendWire(reply, wireList(path, shown, found.length > limit))
  })
}
