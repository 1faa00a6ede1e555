import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { type PrivacyMailTexts, privacyTextsIn } from './privacy-texts.ts'

/** What the mails about the end of somebody's data say, with the operator's own words. */
export async function privacyMailWords(queryable: Queryable, language: Language): Promise<PrivacyMailTexts> {
  return noticeInOwnWords(queryable, 'privacy', language, privacyTextsIn(language).privacyMailTexts)
}
