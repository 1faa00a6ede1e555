import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeSource } from '../../../shared/texts/notice-group.ts'
import { agreementMailTextsIn } from '../agreement/emails/agreement-mail-texts.ts'
import { mailTextsIn } from '../outbox/emails/mail-texts.ts'
import { receiptTextsIn, refundTextsIn } from '../settlement/emails/payment-texts.ts'
import { renewalTextsIn } from '../storefront/renewal-texts-in.ts'

/** Where the texts of each source stand as shipped. */
export const shippedNoticeTexts = {
  frame: mailTextsIn,
  receipt: receiptTextsIn,
  refund: refundTextsIn,
  renewal: (language: Language) => renewalTextsIn(language).reminder,
  agreement: agreementMailTextsIn,
} satisfies Record<NoticeSource, (language: Language) => object>
