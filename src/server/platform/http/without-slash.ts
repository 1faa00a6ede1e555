import type { FastifyRequest } from 'fastify'
import { findPage, redirects } from '../../../shared/pages.ts'
import { queryOf } from './page-language.ts'

/**
 * Where an address with one slash too many leads: '/restore/?a=1' to '/restore?a=1'. null for every other address. Only
 * what stands in the list of pages is answered, and each of those begins with a name: nothing leads off this site.
 */
export function withoutSlash(request: FastifyRequest): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const query = queryOf(request.url)
  const asked = request.url.slice(0, request.url.length - query.length)
  if (asked === '/' || !asked.endsWith('/')) return null
  const path = asked.slice(0, -1)
  const known = findPage(path) !== undefined || redirects.some(({ from }) => from === path)
  return known ? `${path}${query}` : null
}
