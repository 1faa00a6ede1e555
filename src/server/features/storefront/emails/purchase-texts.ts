import { purchaseMailTexts as english } from '../../../../shared/messages/en/purchase-mails.ts'
import { purchaseMailTexts as spanish } from '../../../../shared/messages/es/purchase-mails.ts'
import type { Language } from '../../../../shared/rules/language.ts'

/** The texts of the mails about purchases. */
export function purchaseTextsIn(language: Language): typeof english | typeof spanish {
  return language === 'es' ? spanish : english
}
