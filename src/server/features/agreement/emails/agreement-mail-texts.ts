import { agreementTexts as english } from '../../../../shared/messages/en/agreement.ts'
import { agreementTexts as spanish } from '../../../../shared/messages/es/agreement.ts'
import type { Language } from '../../../../shared/rules/language.ts'

/** The texts of the mails about an agreement as shipped. */
export function agreementMailTextsIn(language: Language): typeof english.mails | typeof spanish.mails {
  return language === 'es' ? spanish.mails : english.mails
}
