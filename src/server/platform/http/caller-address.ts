import type { IncomingMessage } from 'node:http'

/**
 * Who a request comes from, before there is a Fastify request: the same address as its `request.ip` (TRUST_PROXY).
 * @param trustProxy how many proxies stand in front, each of which has written one address into X-Forwarded-For
 */
export function callerAddress(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustProxy: number,
): string {
  const given = request.headers['x-forwarded-for'] ?? ''
  const written = (typeof given === 'string' ? given : given.join(',')).split(',').map((part) => part.trim())
  const addresses = [request.socket.remoteAddress ?? '', ...written.filter((part) => part !== '').reverse()]
  return addresses[Math.min(trustProxy, addresses.length - 1)] ?? ''
}
