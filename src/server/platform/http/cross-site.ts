import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from './refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page asks for. A browser says where a request comes from in Sec-Fetch-Site and
 * Origin; a request with neither is not a browser's page and is judged by its cookie alone (decision 18), which is
 * SameSite=Lax. Throws Refusal 'forbidden'.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const foreign = site === 'cross-site' || site === 'same-site' || isForeignOrigin(request.headers, publicUrl)
  if (foreign) throw new Refusal('forbidden', says('request.fromAnotherSite'))
}

/**
 * Whether an Origin header names another place than this product: its public address, or the very host that was asked
 * (development servers stand on another port). 'null' is foreign.
 */
export function isForeignOrigin(
  headers: { origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return false
  try {
    return host === undefined || new URL(origin).host !== host
  } catch {
    return true
  }
}
