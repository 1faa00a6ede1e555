import { type ReactNode, useEffect, useState } from 'react'
import { manifestOf } from '../../shared/app-manifest.ts'
import type { Language } from '../../shared/rules/language.ts'
import { keepChosenLanguage, readChosenLanguage } from './chosen-language.ts'
import { loadMessages, takeEnglish } from './load-messages.ts'
import { logProblem } from './log-problem.ts'
import { LanguageContext, type LanguageInUse } from './use-messages.tsx'

/**
 * Sets the language for everything inside: the one chosen in this browser, else English. Nothing is shown before the
 * chosen texts are here; when they cannot be loaded, English is.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Omit<LanguageInUse, 'choose'> | null>(() =>
    languageAtStart() === 'en' ? { language: 'en', messages: takeEnglish() } : null,
  )
  const show = async (language: Language): Promise<boolean> => {
    try {
      const messages = await loadMessages(language)
      // Before the texts: dates and the server's sentences follow it.
      document.documentElement.lang = language
      nameManifest(language)
      setShown({ language, messages })
      return true
    } catch (cause) {
      logProblem('The texts of the chosen language could not be loaded.', cause)
      return false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the choice that this browser kept
  useEffect(() => {
    if (shown === null) void show(languageAtStart()).then((done) => done || show('en'))
  }, [])
  if (shown === null) return null
  const choose = async (language: Language) => {
    const done = await show(language)
    if (done) keepChosenLanguage(language)
    return done
  }
  return <LanguageContext value={{ ...shown, choose }}>{children}</LanguageContext>
}

/** What is installed from here is named in the language of the page. */
function nameManifest(language: Language): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language))
}

const languageAtStart = (): Language => readChosenLanguage() ?? 'en'
