import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type SiteFile } from './site-files.ts'

/**
 * Answers with a page: in the smallest encoding that the browser takes, to be asked for again each time (304 when it is
 * the same). A reply that sets a cookie is for one person alone.
 */
export function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${file.tag}-${encoding}"`
  const vary = reply.getHeader('vary')
  reply
    .header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache')
    .header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
  if (reply.statusCode === 200) {
    reply.header('etag', tag)
    if (knows(request.headers['if-none-match'], tag)) return reply.status(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(file.bodies[encoding])
}

/** Whether an If-None-Match header names this tag; a cache on the way may have made it weak. */
function knows(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
