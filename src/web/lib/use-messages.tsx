import { createContext, type ReactNode, useContext } from 'react'
import { englishMessages, type Messages } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'

export interface LanguageInUse {
  language: Language
  messages: Messages
  /** Shows the page in that language and keeps the choice in this browser; stays as it is when it cannot be loaded. */
  choose: (language: Language) => Promise<boolean>
}

export const LanguageContext = createContext<LanguageInUse>({
  language: 'en',
  messages: englishMessages,
  choose: () => Promise.resolve(false),
})

/** Sets the language of a page that is made at build time: it stays as it is. */
export function FixedMessages(given: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = given
  const choose = () => Promise.resolve(false)
  return <LanguageContext value={{ language, messages, choose }}>{children}</LanguageContext>
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
