import { type ClaimKey, noClaim } from '../../../shared/rules/claims.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { escapeHtml } from './escape-html.ts'

/** What the operator says in place of a sentence of the specification; null: it stands as printed. */
export type Claims = Readonly<Record<Language, Readonly<Record<ClaimKey, string | null>>>>

/** Words the claims of a page that the build made, each an element that names itself, or takes it away whole. */
export function wordClaims(html: string, claims: Readonly<Record<ClaimKey, string | null>>): string {
  if (!html.includes('data-claim')) return html
  return html.replaceAll(
    /<(p|span) ([^<>]*)data-claim="([a-z-]+)"([^<>]*)>[^<]*<\/\1>/g,
    (whole: string, tag: string, before: string, key: string, after: string) => {
      const said = claims[key as ClaimKey] ?? null
      if (said === null) return whole
      if (said === noClaim) return ''
      return `<${tag} ${before}data-claim="${key}"${after}>${escapeHtml(said)}</${tag}>`
    },
  )
}
