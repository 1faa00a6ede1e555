import { type Language, languages } from './language.ts'

/**
 * Where a browser keeps the language that its person chose, for the app and the pages without script alike. It names a
 * language and nothing else, so scripts may read it.
 */
const cookieName = 'language'
const keptSeconds = 365 * 24 * 60 * 60

/** The choice in a Cookie header or in document.cookie; null before a choice, and for a language that is not ours. */
export function languageOfCookies(cookies: string | undefined): Language | null {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at >= 0 && pair.slice(0, at).trim() === cookieName) return oneOfOurs(pair.slice(at + 1).trim())
  }
  return null
}

/** What `?language=` of an address asks for. @param query with or without its question mark */
export function languageOfQuery(query: string): Language | null {
  const pairs = query.replace(/^\?/, '').split('&')
  const asked = pairs.find((pair) => pair.startsWith('language='))
  return oneOfOurs(asked?.slice('language='.length) ?? null)
}

/** The line that keeps a choice for a year, for Set-Cookie and document.cookie. @param secure reached by https */
export function languageCookie(language: Language, secure: boolean): string {
  return `${cookieName}=${language}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

function oneOfOurs(given: string | null): Language | null {
  return languages.find((language) => language === given) ?? null
}
