import { en } from 'zod/locales'
import { config } from 'zod/mini'
import type { Language } from '../../shared/rules/language.ts'

/** The form library's own sentences in a language; the Spanish ones are a file of their own. @throws when that cannot be fetched */
export async function speakChecks(language: Language): Promise<void> {
  if (language === 'en') {
    config(en())
    return
  }
  const { spanishChecks } = await import('./spanish-checks.ts')
  config(spanishChecks())
}
