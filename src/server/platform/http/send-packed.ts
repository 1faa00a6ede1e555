import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './site-files.ts'

/** A shorter text is one packet or two either way. */
const shortestPacked = 4_096
/** Near the fastest: a twentieth of its text more than the slowest, in a hundredth of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a long text as small as whoever asks can take it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const encoding = text.length < shortestPacked ? 'identity' : encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(text)
  const bytes = await (encoding === 'br'
    ? promisify(brotliCompress)(text, quality)
    : promisify(gzip)(text, { level: 4 }))
  return reply.header('content-encoding', encoding).send(bytes)
}
