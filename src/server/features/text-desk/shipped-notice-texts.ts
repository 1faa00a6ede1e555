import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeSource } from '../../../shared/texts/notice-group.ts'
import { agreementMailTextsIn } from '../agreement/emails/agreement-mail-texts.ts'
import { invitationTextsIn } from '../arrivals/emails/invitation-texts.ts'
import { bookingMailTextsIn } from '../bookings/emails/booking-mail-texts.ts'
import { fundingMailTextsIn } from '../funding/emails/funding-mail-texts.ts'
import { fundingReceiptTextsIn } from '../funding-packages/emails/funding-receipt-texts.ts'
import { supportAnswerTextsIn, visitorMailTextsIn } from '../inbox/emails/answer-texts.ts'
import { mailTextsIn } from '../outbox/emails/mail-texts.ts'
import { postalNewsTextsIn, postalReceiptTextsIn } from '../postal/emails/postal-mail-texts.ts'
import { privacyTextsIn } from '../privacy/privacy-texts.ts'
import { receiptTextsIn, refundTextsIn, sentBackTextsIn } from '../settlement/emails/payment-texts.ts'
import { purchaseTextsIn } from '../storefront/emails/purchase-texts.ts'
import { renewalTextsIn } from '../storefront/renewal-texts-in.ts'
import { workMailTextsIn } from '../works/emails/work-mail-texts.ts'

/** Where the texts of each source stand as shipped. */
export const shippedNoticeTexts = {
  frame: mailTextsIn,
  receipt: receiptTextsIn,
  refund: refundTextsIn,
  'refund-sent-back': sentBackTextsIn,
  renewal: (language: Language) => renewalTextsIn(language).reminder,
  agreement: agreementMailTextsIn,
  purchases: purchaseTextsIn,
  bookings: bookingMailTextsIn,
  works: workMailTextsIn,
  'postal-news': postalNewsTextsIn,
  'postal-receipt': postalReceiptTextsIn,
  'support-answer': supportAnswerTextsIn,
  visitors: visitorMailTextsIn,
  invitation: invitationTextsIn,
  funding: fundingMailTextsIn,
  'funding-receipt': fundingReceiptTextsIn,
  privacy: (language: Language) => privacyTextsIn(language).privacyMailTexts,
} satisfies Record<NoticeSource, (language: Language) => object>
