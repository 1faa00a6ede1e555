import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { type FundingMailTexts, fundingMailTextsIn } from './emails/funding-mail-texts.ts'

/** What the mails about an application say, with the operator's own words. */
export async function fundingMailWords(queryable: Queryable, language: Language): Promise<FundingMailTexts> {
  return noticeInOwnWords(queryable, 'funding', language, fundingMailTextsIn(language))
}
