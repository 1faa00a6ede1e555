import { type Language, languageOfTag } from '../../shared/rules/language.ts'

/** The language that the page is in, for what is said outside React; a static page is made outside a browser, in English. */
export function pageLanguage(): Language {
  return languageOfTag(typeof document === 'undefined' ? null : document.documentElement.lang)
}
