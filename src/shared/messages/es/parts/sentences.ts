import { spanishPageSentences } from '../../../sentences/es/spanish-sentences.ts'
import type { TextsOf } from '../../messages.ts'

/** What the server says, by its key. */
export const texts: TextsOf<'sentences'> = {
  said: spanishPageSentences,
}
