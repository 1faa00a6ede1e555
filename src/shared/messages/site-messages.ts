/**
 * The texts of the pages without script: what every page shares, and their own, which stand apart so that the first load
 * of the app does not carry them. Both languages at once: these pages are made at build time.
 */
import type { Language } from '../rules/language.ts'
import { homeTexts as englishHome } from './en/home.ts'
import { homeTexts as spanishHome } from './es/home.ts'
import { spanishMessages } from './es/spanish-messages.ts'
import { englishMessages, type Messages, type Widen } from './messages.ts'

const english = { home: englishHome }
const spanish: Widen<typeof english> = { home: spanishHome }

export type SiteMessages = Messages & Widen<typeof english>

export const siteMessages: Readonly<Record<Language, SiteMessages>> = {
  en: { ...englishMessages, ...english },
  es: { ...spanishMessages, ...spanish },
}
