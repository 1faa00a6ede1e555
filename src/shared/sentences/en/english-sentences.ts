/** Every sentence in English, by its key. */
import { accountSentences } from './account-sentences.ts'
import { agreementSentences } from './agreement-sentences.ts'
import { answerSentences } from './answer-sentences.ts'
import { bookingSentences } from './booking-sentences.ts'
import { caseSentences } from './case-sentences.ts'
import { checkSentences } from './check-sentences.ts'
import { clockSentences } from './clock-sentences.ts'
import { envelopeSentences } from './envelope-sentences.ts'
import { fileSentences } from './file-sentences.ts'
import { mailingSentences } from './mailing-sentences.ts'
import { pointingSentences } from './pointing-sentences.ts'
import { postalSentences } from './postal-sentences.ts'
import { readinessSentences } from './readiness-sentences.ts'
import { readingSentences } from './reading-sentences.ts'
import { requestSentences } from './request-sentences.ts'
import { runSentences } from './run-sentences.ts'
import { staffCheckSentences } from './staff-check-sentences.ts'
import { staffSentences } from './staff-sentences.ts'

/** Those that pages know, of which a client may read every one but the checks of the forms of staff. */
export const englishPageSentences = {
  ...accountSentences,
  ...agreementSentences,
  ...answerSentences,
  ...bookingSentences,
  ...caseSentences,
  ...checkSentences,
  ...clockSentences,
  ...envelopeSentences,
  ...fileSentences,
  ...mailingSentences,
  ...pointingSentences,
  ...postalSentences,
  ...readinessSentences,
  ...readingSentences,
  ...requestSentences,
  ...runSentences,
  ...staffCheckSentences,
}

/** What the server says besides to staff comes worded: no page carries it. */
export const englishSentences = { ...englishPageSentences, ...staffSentences }

export type EnglishSentences = typeof englishSentences
