import { fundingMailTexts as english } from '../../../../shared/messages/en/funding-mails.ts'
import { fundingMailTexts as spanish } from '../../../../shared/messages/es/funding-mails.ts'
import type { Language } from '../../../../shared/rules/language.ts'

/** The texts of the mails about funding applications. */
export function fundingMailTextsIn(language: Language): typeof english {
  return language === 'es' ? spanish : english
}
