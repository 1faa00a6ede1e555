import { postalNewsTexts as englishNews } from '../../../../shared/messages/en/postal-news.ts'
import { postalReceiptTexts as englishReceipt } from '../../../../shared/messages/en/postal-receipt.ts'
import { postalNewsTexts as spanishNews } from '../../../../shared/messages/es/postal-news.ts'
import { postalReceiptTexts as spanishReceipt } from '../../../../shared/messages/es/postal-receipt.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type PostalNewsTexts = Widen<typeof englishNews>
export type PostalReceiptTexts = Widen<typeof englishReceipt>

/** The texts of the news about a letter as shipped. */
export function postalNewsTextsIn(language: Language): PostalNewsTexts {
  return language === 'es' ? spanishNews : englishNews
}

/** The texts of a payment for letters as shipped. */
export function postalReceiptTextsIn(language: Language): PostalReceiptTexts {
  return language === 'es' ? spanishReceipt : englishReceipt
}
