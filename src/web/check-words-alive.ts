import { type CheckLookTexts, checkLookTexts } from '../shared/messages/en/check-look.ts'
import type { Messages } from '../shared/messages/messages.ts'
import type { Language } from '../shared/rules/language.ts'
import { loadTexts } from './lib/load-texts.ts'
import { pageLanguage } from './lib/page-language.ts'

export interface CheckWords {
  language: Language
  messages: Messages
  texts: CheckLookTexts
}

/** What the living first look says, in the page's language. @throws when it cannot be loaded */
export async function loadCheckWords(): Promise<CheckWords> {
  const language = pageLanguage()
  const [messages, texts] = await Promise.all([loadTexts(language, ['case', 'letters']), textsIn(language)])
  return { language, messages, texts }
}

async function textsIn(language: Language): Promise<CheckLookTexts> {
  if (language === 'en') return checkLookTexts
  return (await import('../shared/messages/es/check-look.ts')).checkLookTexts
}
