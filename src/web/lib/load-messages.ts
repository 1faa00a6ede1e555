import { en } from 'zod/locales'
import { config } from 'zod/mini'
import { englishMessages, type Messages } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'

/** English at once: it is there from the first moment. */
export function takeEnglish(): Messages {
  config(en())
  return englishMessages
}

/**
 * The texts of a language, and the sentences of form checks with them. Spanish is loaded only when it is chosen, so
 * that the first load of an English page does not grow. @throws when its file cannot be loaded
 */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'en') return takeEnglish()
  const [{ spanishMessages }, { spanishChecks }] = await Promise.all([
    import('../../shared/messages/es/spanish-messages.ts'),
    import('./spanish-checks.ts'),
  ])
  config(spanishChecks())
  return spanishMessages
}
