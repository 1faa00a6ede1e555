/**
 * The message catalogue (decision 34): every text that a client reads, by feature. A language is one folder beside
 * `en` with the same files; the type of the English texts is the contract that it must fill.
 */

import { englishPageSentences } from '../sentences/en/english-sentences.ts'
import { accountTexts } from './en/account.ts'
import { agreementTexts } from './en/agreement.ts'
import { applicationDataTexts } from './en/application-data.ts'
import { betaTexts } from './en/beta.ts'
import { bookingTexts } from './en/booking.ts'
import { checkoutTexts, paymentTexts } from './en/checkout.ts'
import { consentTexts } from './en/consent.ts'
import { conversationTexts } from './en/conversation.ts'
import { envelopeTexts } from './en/envelopes.ts'
import { findingTexts } from './en/findings.ts'
import { fundingTexts } from './en/funding.ts'
import { fundingStatusTexts } from './en/funding-status.ts'
import { generatorTexts } from './en/generator.ts'
import { guidesTexts } from './en/guides.ts'
import { helpTexts } from './en/help.ts'
import { holdingTexts } from './en/holding.ts'
import { intakeTexts } from './en/intake.ts'
import { mailingTexts } from './en/mailing.ts'
import { nameTexts } from './en/names.ts'
import { orderTermsTexts } from './en/order-terms.ts'
import { paperTexts } from './en/papers.ts'
import { payTexts } from './en/pay.ts'
import { pointingTexts } from './en/pointing.ts'
import { portalTexts } from './en/portal.ts'
import { postalTexts } from './en/postal.ts'
import { privacyTexts } from './en/privacy.ts'
import { purchasesTexts } from './en/purchases.ts'
import { receiptTexts } from './en/receipt.ts'
import { renewalTexts } from './en/renewals.ts'
import { reportsTexts } from './en/reports.ts'
import { resultsTexts } from './en/results.ts'
import { reviewTexts } from './en/review.ts'
import { shellTexts } from './en/shell.ts'
import { successTexts } from './en/success.ts'
import { unpaidTexts } from './en/unpaid.ts'
import { workTexts } from './en/works.ts'

export const englishMessages = {
  account: accountTexts,
  agreement: agreementTexts,
  applicationData: applicationDataTexts,
  beta: betaTexts,
  booking: bookingTexts,
  portal: portalTexts,
  intake: intakeTexts,
  mailing: mailingTexts,
  postal: postalTexts,
  envelopes: envelopeTexts,
  success: successTexts,
  checkout: checkoutTexts,
  names: nameTexts,
  papers: paperTexts,
  pay: payTexts,
  unpaid: unpaidTexts,
  works: workTexts,
  payments: paymentTexts,
  consent: consentTexts,
  conversation: conversationTexts,
  findings: findingTexts,
  funding: fundingTexts,
  fundingStatus: fundingStatusTexts,
  generator: generatorTexts,
  help: helpTexts,
  pointing: pointingTexts,
  privacy: privacyTexts,
  holding: holdingTexts,
  guides: guidesTexts,
  purchases: purchasesTexts,
  receipt: receiptTexts,
  renewals: renewalTexts,
  reports: reportsTexts,
  results: resultsTexts,
  review: reviewTexts,
  said: englishPageSentences,
  orderTerms: orderTermsTexts,
  shell: shellTexts,
}

/** Literal texts widened to what another language may say in their place. */
export type Widen<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { [K in keyof T]: Widen<T[K]> }

export type Messages = Widen<typeof englishMessages>
