import * as english from '../../../shared/messages/en/privacy.ts'
import {
  archiveTexts as spanishArchive,
  privacyMailTexts as spanishMails,
  openingTexts as spanishOpenings,
} from '../../../shared/messages/es/privacy.ts'
import { type Language, localeOf } from '../../../shared/rules/language.ts'

type Texts = Pick<typeof english, 'archiveTexts' | 'openingTexts' | 'privacyMailTexts'>

const spanish: Texts = {
  archiveTexts: spanishArchive,
  openingTexts: spanishOpenings,
  privacyMailTexts: spanishMails,
}

/** Mails, archive and openings in the person's language. */
export function privacyTextsIn(language: Language): Texts {
  return language === 'es' ? spanish : english
}

/** 'YYYY-MM-DD' as people read it: 'November 21, 2026'. */
export function readableDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
