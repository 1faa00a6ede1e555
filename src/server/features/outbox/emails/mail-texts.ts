import { mailTexts as english } from '../../../../shared/messages/en/mail.ts'
import { mailTexts as spanish } from '../../../../shared/messages/es/mail.ts'
import type { Language } from '../../../../shared/rules/language.ts'

/** The texts of the mails' frame and of the sign-in mail. */
export function mailTextsIn(language: Language): typeof english | typeof spanish {
  return language === 'es' ? spanish : english
}
