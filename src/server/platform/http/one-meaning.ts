import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from './refusal.ts'

/** Fields of which a request has one: of two, whoever stands before this server may have looked at the other one. */
const single = new Set(['host', 'authorization', 'content-type', 'origin'])

/** `uri-host [":" port]` of RFC 9110, 7.2: a name, an IPv4 or a bracketed IPv6 address. */
const hostForm = /^(?:[\w.~!$&'()*+;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i

/**
 * Whether a request can be read in one way alone. Node keeps the first of two Host fields and says nothing; of a proxy that keeps the last
 * one, the two see different requests. RFC 9112 asks for 400 there (3.2), and for the end of what comes with a Transfer-Encoding that
 * is not chunked alone, or in HTTP/1.0 (6.1). What else is refused, two lengths or a length beside chunks, Node's parser refuses by itself.
 */
export function hasOneMeaning({ rawHeaders, headers, url = '', httpVersion }: IncomingMessage): boolean {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (single.has(name) && seen.has(name)) return false
    seen.add(name)
  }
  const { host, 'transfer-encoding': coding } = headers
  if (host === undefined ? httpVersion !== '1.0' : !hostForm.test(host)) return false
  // One that does not end in chunks has no end, and Node's parser answers it by itself: it is not answered twice.
  if (
    coding !== undefined &&
    /chunked\s*$/i.test(coding) &&
    (httpVersion === '1.0' || !/^chunked\s*$/i.test(coding))
  )
    return false
  return url.startsWith('/') || url === '*' || namesHost(url, host)
}

/** A whole address in the place of a path names the host that is asked, and no other (RFC 9112, 3.2.2). */
function namesHost(url: string, host: string | undefined): boolean {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? []
  return authority !== undefined && authority.toLowerCase() === host?.toLowerCase()
}

/** Refuses what has more than one meaning before anything of it is carried out, and ends its connection: what follows on it is as unclear. */
export function refuseManyMeanings(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasOneMeaning(request.raw)) return done()
    reply.header('connection', 'close')
    throw new Refusal('invalid_input', says('request.unreadable'))
  })
}
