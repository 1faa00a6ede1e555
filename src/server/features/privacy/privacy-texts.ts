import * as english from '../../../shared/messages/en/privacy.ts'
import {
  archiveTexts as spanishArchive,
  privacyMailTexts as spanishMails,
  openingTexts as spanishOpenings,
} from '../../../shared/messages/es/privacy.ts'
import type { Language } from '../../../shared/rules/language.ts'

type Texts = Pick<typeof english, 'archiveTexts' | 'openingTexts' | 'privacyMailTexts'>

const spanish: Texts = {
  archiveTexts: spanishArchive,
  openingTexts: spanishOpenings,
  privacyMailTexts: spanishMails,
}

export type PrivacyMailTexts = Texts['privacyMailTexts']

/** Mails, archive and openings in the person's language. */
export function privacyTextsIn(language: Language): Texts {
  return language === 'es' ? spanish : english
}
