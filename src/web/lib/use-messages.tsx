import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Messages, TextPart } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'
import type { TextCatalogue } from './text-catalogue.ts'

interface LanguageInUse {
  language: Language
  messages: Messages
  /**
   * Shows the page in that language and keeps the choice in this browser.
   * @returns aborted once another is chosen; null when it could not be loaded and the page stays as it is
   */
  choose: (language: Language) => Promise<AbortSignal | null>
  /** Null where all texts are here from the beginning. */
  catalogue: TextCatalogue | null
}

export const LanguageContext = createContext<LanguageInUse | null>(null)

/** Sets the language of a page that is made at build time, or of a part with texts of its own: it stays as it is. */
export function FixedMessages(given: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = given
  const catalogue = useContext(LanguageContext)?.catalogue ?? null
  const choose = () => Promise.resolve(null)
  return <LanguageContext value={{ language, messages, choose, catalogue }}>{children}</LanguageContext>
}

/** All texts that a client reads, by feature. */
export function useMessages(): Messages {
  return useLanguageInUse().messages
}

/** The language in use and how to choose another. */
export function useLanguage(): Pick<LanguageInUse, 'language' | 'choose'> {
  const { language, choose } = useLanguageInUse()
  return { language, choose }
}

/** The texts of a language other than the page's. */
export function useTextsIn(language: Language): Messages {
  const { catalogue, messages } = useLanguageInUse()
  return catalogue?.texts(language) ?? messages
}

/**
 * What the server says, by its key. Null while it is not here: nothing of it is shown before somebody did something, and it comes then.
 * Asking fetches it.
 */
export function useSentences(): () => Messages['said'] | null {
  const { catalogue, language, messages } = useLanguageInUse()
  const isHere = () => catalogue === null || catalogue.has(language, 'sentences')
  useSyncExternalStore(catalogue?.listen ?? listenToNothing, isHere, isHere)
  return () => {
    if (isHere()) return messages.said
    catalogue?.load(language, ['sentences']).catch(() => null)
    return null
  }
}

/**
 * Whether parts of the catalogue are here that come after a page's first drawing. Asking fetches them.
 * @param parts the same list each time @throws while drawing, when they cannot be fetched
 */
export function useTextsHere(parts: readonly TextPart[]): boolean {
  const { catalogue, language } = useLanguageInUse()
  // Thrown while drawing, so that it reaches the page's boundary.
  const [, draw] = useState(null)
  const areHere = () => catalogue === null || parts.every((part) => catalogue.has(language, part))
  const isHere = useSyncExternalStore(catalogue?.listen ?? listenToNothing, areHere, areHere)
  useEffect(() => {
    if (!isHere) {
      catalogue?.load(language, parts).catch((cause) =>
        draw(() => {
          throw cause
        }),
      )
    }
  }, [isHere, catalogue, language, parts])
  return isHere
}

const listenToNothing = () => () => {}

function useLanguageInUse(): LanguageInUse {
  const found = useContext(LanguageContext)
  if (found === null) throw new Error('A part that shows text stands in no language.')
  return found
}
