import { purchaseMailTexts as english } from '../../../../shared/messages/en/purchase-mails.ts'
import { purchaseMailTexts as spanish } from '../../../../shared/messages/es/purchase-mails.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type PurchaseMailTexts = Widen<typeof english>

/** The texts of the mails about purchases as shipped. */
export function purchaseTextsIn(language: Language): PurchaseMailTexts {
  return language === 'es' ? spanish : english
}
