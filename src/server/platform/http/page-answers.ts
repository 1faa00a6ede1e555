import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { languageOfCookies } from '../../../shared/rules/language-cookie.ts'
import { encodingFor } from './site-files.ts'

interface PageAnswer {
  /** Names and values by turns, all but the id of the request. */
  headers: readonly string[]
  body: Buffer
  /** The pattern of the path, for the log. */
  route: string
  learnedAt: number
}

/** A new build beside a running server is seen after so long, as `openSiteFiles` sees it. */
const keptMs = 1_000

/**
 * Built pages are the same for everybody: what the framework answered within the last second for an address without a query is sent again
 * without it, headers and all, under a request id of its own. Everything else passes by: a choice of language, a page that the browser
 * knows, what a guard decides. Only `onSend` on a route makes its page one of them.
 */
export function addPageAnswers(app: FastifyInstance): { onSend: onSendHookHandler } {
  const answers = new Map<string, PageAnswer>()
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || isClosing || !isForEverybody(headers)) return false
    const known = answers.get(keyOf(url, headers))
    const now = performance.now()
    if (known === undefined || now - known.learnedAt >= keptMs) return false
    const requestId = randomUUID()
    response.writeHead(200, ['x-request-id', requestId, ...known.headers])
    response.end(known.body)
    app.noteRequest({ requestId, method, route: known.route, status: 200, ms: 0 })
    return true
  }

  const others = app.server.listeners('request') as ((...given: unknown[]) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const other of others) other.call(app.server, request, response)
  })

  return {
    onSend: (request, reply, payload, done) => {
      if (isToKeep(request, reply) && Buffer.isBuffer(payload))
        answers.set(keyOf(request.url, request.headers), answerOf(request, reply, payload))
      done(null, payload)
    },
  }
}

const keyOf = (url: string, headers: IncomingMessage['headers']) =>
  `${knownEncodingFor(headers['accept-encoding'] ?? '')} ${url}`

/** Browsers send a handful of these headers; what is stranger is read each time. */
const encodings = new Map<string, string>()
function knownEncodingFor(accepted: string): string {
  const found = encodings.get(accepted) ?? encodingFor(accepted)
  if (encodings.size < 20) encodings.set(accepted, found)
  return found
}

/** Nothing in the request asks for another answer than a first visitor gets. */
function isForEverybody({ cookie, 'if-none-match': tag }: IncomingMessage['headers']): boolean {
  return tag === undefined && (cookie === undefined || languageOfCookies(cookie) === null)
}

/** The address alone was asked for, as its route names it: there are as many of these as pages and encodings. */
function isToKeep(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    request.url === request.routeOptions.url &&
    !reply.hasHeader('set-cookie') &&
    isForEverybody(request.headers)
  )
}

function answerOf(request: FastifyRequest, reply: FastifyReply, body: Buffer): PageAnswer {
  const own = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id')
  return {
    headers: [
      ...own.flatMap(([name, value]) => [name, String(value)]),
      'content-length',
      String(body.length),
    ],
    body,
    route: request.routeOptions.url ?? 'none',
    learnedAt: performance.now(),
  }
}
