import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressIn } from '../../../shared/page-address.ts'
import { type Language, languages } from '../../../shared/rules/language.ts'
import { languageCookie, languageOfCookies, languageOfQuery } from '../../../shared/rules/language-cookie.ts'

/**
 * The language in which a page is answered: the one that its address asks for (`?language=es`, which
 * keeps it), else the one kept in the browser, else English. Says so in the headers, and to caches that the answer
 * depends on the cookie.
 * @param publicUrl where people reach the product; the cookie is Secure when that is by https
 */
export function answerInLanguage(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Language {
  const asked = languageOfQuery(queryOf(request.url))
  const language = asked ?? languageOfCookies(request.headers.cookie) ?? 'en'
  reply.header('vary', 'cookie').header('content-language', language)
  if (asked !== null) reply.header('set-cookie', languageCookie(asked, publicUrl.startsWith('https:')))
  return language
}

/**
 * The Link header by which search engines find a page in its other languages, and take each one once: English stands at
 * the plain address, another language at its own query. The addresses are whole, as search engines ask.
 */
export function linksOfLanguages(path: string, shown: Language, publicUrl: string): string {
  const addressOf = (language: Language) => `<${addressIn(path, language, publicUrl)}>`
  return [
    `${addressOf(shown)}; rel="canonical"`,
    ...languages.map((each) => `${addressOf(each)}; rel="alternate"; hreflang="${each}"`),
    `${addressOf('en')}; rel="alternate"; hreflang="x-default"`,
  ].join(', ')
}

/** '' or what stands after the path, with its question mark. */
export function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
