import type { Messages, TextPart } from '../../shared/messages/messages.ts'
import { partOfTexts } from '../../shared/messages/part-of-texts.ts'
import type { Language } from '../../shared/rules/language.ts'
import { loadTextPart } from './load-text-part.ts'

/** The message catalogue in a browser: it comes in parts, in the languages that are shown, as pages need them. */
export interface TextCatalogue {
  /** Fetches parts of a language; what is here costs nothing. @throws when one cannot be fetched */
  load(language: Language, parts: readonly TextPart[]): Promise<void>
  /** Fetches in another language what is here in one. */
  loadAsIn(known: Language, language: Language): Promise<void>
  has(language: Language, part: TextPart): boolean
  /**
   * The texts of a language by feature. While a page is drawn, a feature whose part is not here is fetched, and what asked for it waits
   * (Suspense): pages name their parts, so that they come with the page.
   */
  texts(language: Language): Messages
  /** Tells each time a part has come. */
  listen(told: () => void): () => void
}

export function makeTextCatalogue(load = loadTextPart): TextCatalogue {
  const here = new Map<string, object>()
  const coming = new Map<string, Promise<object>>()
  const listeners = new Set<() => void>()
  const nameOf = (language: Language, part: TextPart) => `${language} ${part}`

  function fetchPart(language: Language, part: TextPart): Promise<object> {
    const name = nameOf(language, part)
    const known = coming.get(name)
    if (known) return known
    const fetched = load(language, part).then((texts) => {
      here.set(name, texts)
      for (const told of [...listeners]) told()
      return texts
    })
    coming.set(name, fetched)
    // The next who asks tries again.
    fetched.catch(() => coming.delete(name))
    return fetched
  }

  function textsIn(language: Language): Messages {
    const texts = {}
    for (const [feature, part] of Object.entries(partOfTexts)) {
      const get = () => {
        const known = here.get(nameOf(language, part))
        if (known) return Reflect.get(known, feature)
        // What React takes for "not yet": it draws again once the texts are here.
        throw fetchPart(language, part)
      }
      Object.defineProperty(texts, feature, { get, enumerable: true })
    }
    // Built from the list whose type names every feature.
    return texts as Messages
  }

  const byLanguage: Record<Language, Messages> = { en: textsIn('en'), es: textsIn('es') }
  return {
    load: async (language, parts) => {
      await Promise.all(parts.map((part) => fetchPart(language, part)))
    },
    loadAsIn: async (known, language) => {
      const parts = [...new Set(Object.values(partOfTexts))]
      await Promise.all(
        parts.filter((part) => here.has(nameOf(known, part))).map((part) => fetchPart(language, part)),
      )
    },
    has: (language, part) => here.has(nameOf(language, part)),
    texts: (language) => byLanguage[language],
    listen(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}
