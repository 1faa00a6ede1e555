/** Every sentence in Spanish, by its key; what only staff read is English, as all of theirs. */
import type { englishPageSentences } from '../en/english-sentences.ts'
import { staffCheckSentences } from '../en/staff-check-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
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

export const spanishPageSentences: SpanishOf<typeof englishPageSentences> = {
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
