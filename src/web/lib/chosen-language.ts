import type { Language } from '../../shared/rules/language.ts'
import { languageCookie, languageOfCookies, languageOfQuery } from '../../shared/rules/language-cookie.ts'

/** The language that the person chose in this browser; null before they chose, and where cookies are forbidden. */
export function readChosenLanguage(): Language | null {
  try {
    return languageOfCookies(document.cookie)
  } catch {
    return null
  }
}

/** Keeps the choice where the server finds it, too: the pages without script follow it. */
export function keepChosenLanguage(language: Language): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = languageCookie(language, location.protocol === 'https:')
  } catch {
    // A browser that forbids cookies forgets the choice with the page.
  }
}

/**
 * The address no longer asks for the language that it was opened in (`?language=es` of a link): a reload would take the choice back.
 * Not by the router: the page that is shown stays as it is, with all that was typed.
 */
export function forgetAskedLanguage(): void {
  const { pathname, search, hash } = window.location
  if (languageOfQuery(search) === null) return
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith('language='))
  const query = others.length > 0 ? `?${others.join('&')}` : ''
  window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`)
}

/** The language that pages of the app begin in. */
export const languageAtStart = (): Language => readChosenLanguage() ?? 'en'
