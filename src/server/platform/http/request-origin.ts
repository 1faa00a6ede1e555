import type { FastifyRequest } from 'fastify'
import { type Language, languageOfTag } from '../../../shared/rules/language.ts'

/** Where a request came from, as far as a consent record keeps it. */
export interface RequestOrigin {
  ip: string
  userAgent: string | null
  /** In which the page was that asked; its browser says so in Accept-Language. */
  language: Language
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): RequestOrigin {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    language: languageOfTag(request.headers['accept-language']),
  }
}
