import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The operator's logo, a PNG of our own making. */
export interface KeptLogo {
  /** Where it is sent from; it changes with the picture, so that it can be kept for good. */
  address: string
  png: Buffer
  width: number
  height: number
}

export function keptLogo(bytes: Uint8Array): KeptLogo {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The first chunk of every PNG says how large it is.
  return {
    address: `/logo/${digestOf(bytes)}.png`,
    png,
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
  }
}

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** How often an address that is not known is looked up: another server may have a newer logo, and a stranger invents addresses. */
const lookAgainMs = 1_000

/**
 * Sends the logo at its one address.
 * @param current what this server knows
 * @param takeNewest reads what other servers may have saved
 */
export function serveLogo(
  app: FastifyInstance,
  current: () => KeptLogo | null,
  takeNewest: () => Promise<void>,
): void {
  let lookedAt = Number.NEGATIVE_INFINITY
  app.get('/logo/:file', async ({ params }, reply) => {
    const address = `/logo/${(params as { file: string }).file}`
    if (current()?.address !== address && performance.now() - lookedAt >= lookAgainMs) {
      lookedAt = performance.now()
      await takeNewest()
    }
    const logo = current()
    if (logo?.address !== address) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('image/png').send(logo.png)
  })
}
