import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { englishMessages, type Messages } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'
import { keepChosenLanguage, readChosenLanguage } from './chosen-language.ts'
import { loadMessages, takeEnglish } from './load-messages.ts'
import { logProblem } from './log-problem.ts'

interface LanguageInUse {
  language: Language
  messages: Messages
  /** Shows the page in that language and keeps the choice in this browser; stays as it is when it cannot be loaded. */
  choose: (language: Language) => Promise<boolean>
}

const LanguageContext = createContext<LanguageInUse>({
  language: 'en',
  messages: englishMessages,
  choose: () => Promise.resolve(false),
})

/**
 * Sets the language for everything inside: the one chosen in this browser, else English. Nothing is shown before the
 * chosen texts are here; when they cannot be loaded, English is.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Omit<LanguageInUse, 'choose'> | null>(() =>
    readChosenLanguage() === 'en' ? { language: 'en', messages: takeEnglish() } : null,
  )
  const show = async (language: Language): Promise<boolean> => {
    try {
      const messages = await loadMessages(language)
      // Before the texts: dates and the server's sentences follow it.
      document.documentElement.lang = language
      setShown({ language, messages })
      return true
    } catch (cause) {
      logProblem('The texts of the chosen language could not be loaded.', cause)
      return false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the choice that this browser kept
  useEffect(() => {
    if (shown === null) void show(readChosenLanguage()).then((done) => done || show('en'))
  }, [])
  if (shown === null) return null
  const choose = async (language: Language) => {
    const done = await show(language)
    if (done) keepChosenLanguage(language)
    return done
  }
  return <LanguageContext value={{ ...shown, choose }}>{children}</LanguageContext>
}

/** All texts that a client reads, by feature. */
export function useMessages(): Messages {
  return useContext(LanguageContext).messages
}

/** The language in use and how to choose another. */
export function useLanguage(): Pick<LanguageInUse, 'language' | 'choose'> {
  const { language, choose } = useContext(LanguageContext)
  return { language, choose }
}
