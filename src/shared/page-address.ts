import type { Language } from './rules/language.ts'

/** The whole address of a page in a language: English stands at the plain one, another language at its own query. */
export function addressIn(path: string, language: Language, publicUrl: string): string {
  return `${new URL(path, publicUrl).href}${language === 'en' ? '' : `?language=${language}`}`
}
