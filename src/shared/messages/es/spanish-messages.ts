import { staffTexts } from '../en/staff.ts'
import type { Messages } from '../messages.ts'
import { accountTexts } from './account.ts'
import { betaTexts } from './beta.ts'
import { checkoutTexts, paymentTexts } from './checkout.ts'
import { consentTexts } from './consent.ts'
import { titleSentences } from './finding-titles.ts'
import { findingTexts } from './findings.ts'
import { helpTexts } from './help.ts'
import { homeTexts } from './home.ts'
import { intakeTexts } from './intake.ts'
import { mailingTexts } from './mailing.ts'
import { portalTexts } from './portal.ts'
import { receiptTexts } from './receipt.ts'
import { reportsTexts } from './reports.ts'
import { resultsTexts } from './results.ts'
import { reviewTexts } from './review.ts'
import { sentenceTexts } from './sentences.ts'
import { shellTexts } from './shell.ts'
import { successTexts } from './success.ts'

/** Every text that a client reads, in Spanish. Staff read English. */
export const spanishMessages: Messages = {
  account: accountTexts,
  beta: betaTexts,
  portal: portalTexts,
  intake: intakeTexts,
  mailing: mailingTexts,
  staff: staffTexts,
  success: successTexts,
  checkout: checkoutTexts,
  payments: paymentTexts,
  consent: consentTexts,
  findings: findingTexts,
  help: helpTexts,
  home: homeTexts,
  receipt: receiptTexts,
  reports: reportsTexts,
  results: resultsTexts,
  review: reviewTexts,
  sentences: { ...sentenceTexts, ...titleSentences },
  shell: shellTexts,
}
