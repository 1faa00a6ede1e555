import { spanishPageSentences } from '../../sentences/es/spanish-sentences.ts'
import type { Messages } from '../messages.ts'
import { accountTexts } from './account.ts'
import { agreementTexts } from './agreement.ts'
import { applicationDataTexts } from './application-data.ts'
import { betaTexts } from './beta.ts'
import { bookingTexts } from './booking.ts'
import { checkoutTexts, paymentTexts } from './checkout.ts'
import { consentTexts } from './consent.ts'
import { conversationTexts } from './conversation.ts'
import { envelopeTexts } from './envelopes.ts'
import { findingTexts } from './findings.ts'
import { fundingTexts } from './funding.ts'
import { fundingStatusTexts } from './funding-status.ts'
import { generatorTexts } from './generator.ts'
import { guidesTexts } from './guides.ts'
import { helpTexts } from './help.ts'
import { holdingTexts } from './holding.ts'
import { intakeTexts } from './intake.ts'
import { mailingTexts } from './mailing.ts'
import { nameTexts } from './names.ts'
import { orderTermsTexts } from './order-terms.ts'
import { paperTexts } from './papers.ts'
import { payTexts } from './pay.ts'
import { pointingTexts } from './pointing.ts'
import { portalTexts } from './portal.ts'
import { postalTexts } from './postal.ts'
import { privacyTexts } from './privacy.ts'
import { purchasesTexts } from './purchases.ts'
import { receiptTexts } from './receipt.ts'
import { renewalTexts } from './renewals.ts'
import { reportsTexts } from './reports.ts'
import { resultsTexts } from './results.ts'
import { reviewTexts } from './review.ts'
import { shellTexts } from './shell.ts'
import { successTexts } from './success.ts'
import { unpaidTexts } from './unpaid.ts'
import { workTexts } from './works.ts'

/** Every text that a client reads, in Spanish. Staff read English. */
export const spanishMessages: Messages = {
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
  papers: paperTexts,
  reports: reportsTexts,
  results: resultsTexts,
  review: reviewTexts,
  said: spanishPageSentences,
  orderTerms: orderTermsTexts,
  shell: shellTexts,
}
