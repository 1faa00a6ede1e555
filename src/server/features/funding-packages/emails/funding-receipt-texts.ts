import { fundingReceiptTexts as english } from '../../../../shared/messages/en/funding-receipt.ts'
import { fundingReceiptTexts as spanish } from '../../../../shared/messages/es/funding-receipt.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type FundingReceiptTexts = Widen<typeof english>

/** The texts of a funding package's payment as shipped. */
export function fundingReceiptTextsIn(language: Language): FundingReceiptTexts {
  return language === 'es' ? spanish : english
}
