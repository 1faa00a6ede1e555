import type { Language } from './rules/language.ts'

/**
 * The whole address of a page in a language: English stands at the plain one, another language at its own query.
 * @param path of the page list, from '/' on
 * @param publicUrl an origin, 'https://example.com'
 */
export function addressIn(path: string, language: Language, publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}${path}${language === 'en' ? '' : `?language=${language}`}`
}
