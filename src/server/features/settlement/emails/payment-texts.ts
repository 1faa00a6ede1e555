import { receiptTexts as englishReceipt } from '../../../../shared/messages/en/receipt.ts'
import {
  refundTexts as englishRefund,
  sentBackTexts as englishSentBack,
} from '../../../../shared/messages/en/refund.ts'
import { receiptTexts as spanishReceipt } from '../../../../shared/messages/es/receipt.ts'
import {
  refundTexts as spanishRefund,
  sentBackTexts as spanishSentBack,
} from '../../../../shared/messages/es/refund.ts'
import type { Language } from '../../../../shared/rules/language.ts'

/** The texts of a receipt as shipped. */
export function receiptTextsIn(language: Language): typeof englishReceipt | typeof spanishReceipt {
  return language === 'es' ? spanishReceipt : englishReceipt
}

/** The texts of a refund as shipped. */
export function refundTextsIn(language: Language): typeof englishRefund | typeof spanishRefund {
  return language === 'es' ? spanishRefund : englishRefund
}

/** The texts of a refund that the bank sent back, as shipped. */
export function sentBackTextsIn(language: Language): typeof englishSentBack | typeof spanishSentBack {
  return language === 'es' ? spanishSentBack : englishSentBack
}
