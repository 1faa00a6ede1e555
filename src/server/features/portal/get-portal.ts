import type { FastifyRequest } from 'fastify'
import type { PortalAnswer } from '../../../shared/api/portal.ts'
import { portalAddresses } from '../../../shared/api/portal-parts.ts'

/** What is said of the connection, or of what somebody has already. */
const ofThisRequest = new Set(['accept-encoding', 'connection', 'content-length', 'if-none-match'])

/**
 * What the calls of a portal answer to whoever asks. Each is made as if it had come by itself, so that its own policy, limit and note
 * of staff hold; what one refuses is left out, and is heard by whoever asks for it alone.
 */
export async function getPortal(request: FastifyRequest, clientId: number): Promise<PortalAnswer[]> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ofThisRequest.has(name)),
  )
  const { remoteAddress } = request.socket
  const answers = await Promise.all(
    portalAddresses(clientId).map(async (address) => {
      const { statusCode, body } = await request.server.inject({
        method: 'GET',
        url: address,
        headers,
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      })
      return statusCode === 200 ? [{ address, text: body }] : []
    }),
  )
  return answers.flat()
}
