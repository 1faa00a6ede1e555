import { fundingMailTexts as english } from '../../../../shared/messages/en/funding-mails.ts'
import { fundingMailTexts as spanish } from '../../../../shared/messages/es/funding-mails.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type FundingMailTexts = typeof english

/** The texts of the mails about an application as shipped. */
export function fundingMailTextsIn(language: Language): FundingMailTexts {
  return language === 'es' ? spanish : english
}
