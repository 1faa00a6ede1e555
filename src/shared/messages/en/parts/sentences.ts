import { englishPageSentences } from '../../../sentences/en/english-sentences.ts'

/** What the server says, by its key. */
export const texts = {
  said: englishPageSentences,
}
