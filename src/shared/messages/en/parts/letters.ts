import { envelopeTexts } from '../envelopes.ts'
import { mailingTexts } from '../mailing.ts'
import { postalTexts } from '../postal.ts'
import { resultsTexts } from '../results.ts'
import { reviewTexts } from '../review.ts'

/** Findings, letters, mail and answers. */
export const texts = {
  review: reviewTexts,
  mailing: mailingTexts,
  postal: postalTexts,
  envelopes: envelopeTexts,
  results: resultsTexts,
}
