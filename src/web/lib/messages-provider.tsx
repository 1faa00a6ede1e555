import { type ReactNode, useEffect, useRef, useState } from 'react'
import { manifestOf } from '../../shared/app-manifest.ts'
import type { Language } from '../../shared/rules/language.ts'
import { forgetAskedLanguage, keepChosenLanguage, languageAtStart } from './chosen-language.ts'
import { logProblem } from './log-problem.ts'
import { speakChecks } from './speak-checks.ts'
import type { TextCatalogue } from './text-catalogue.ts'
import { LanguageContext } from './use-messages.tsx'

/** Somebody does something: from then on something can be refused, and is said in sentences of the server. */
const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Sets the language for everything inside: the one chosen in this browser, else English. Nothing is shown before the
 * chosen texts are here; when they cannot be loaded, English is.
 */
export function MessagesProvider({ catalogue, children }: { catalogue: TextCatalogue; children: ReactNode }) {
  const [shown, setShown] = useState<Language | null>(null)
  const chosen = useRef<AbortController>(undefined)
  const show = async (language: Language): Promise<boolean> => {
    try {
      const texts =
        shown === null ? catalogue.load(language, ['everywhere']) : catalogue.loadAsIn(shown, language)
      await Promise.all([texts, speakChecks(language)])
      // Before the texts: dates and the server's sentences follow it.
      document.documentElement.lang = language
      nameManifest(language)
      setShown(language)
      return true
    } catch (cause) {
      logProblem('The texts of the chosen language could not be loaded.', cause)
      return false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the choice that this browser kept
  useEffect(() => {
    void show(languageAtStart()).then((done) => done || show('en'))
  }, [])
  useEffect(() => {
    if (shown === null) return
    const fetchSentences = () => void catalogue.load(shown, ['sentences']).catch(() => null)
    for (const touch of firstTouches) window.addEventListener(touch, fetchSentences, { once: true })
    return () => {
      for (const touch of firstTouches) window.removeEventListener(touch, fetchSentences)
    }
  }, [shown, catalogue])
  if (shown === null) return null
  const choose = async (language: Language) => {
    chosen.current?.abort()
    const choice = new AbortController()
    chosen.current = choice
    if (!(await show(language))) return null
    keepChosenLanguage(language)
    forgetAskedLanguage()
    return choice.signal
  }
  const inUse = { language: shown, messages: catalogue.texts(shown), choose, catalogue }
  return <LanguageContext value={inUse}>{children}</LanguageContext>
}

/** What is installed from here is named in the language of the page. */
function nameManifest(language: Language): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language))
}
