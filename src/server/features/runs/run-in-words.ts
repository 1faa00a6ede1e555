import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { ProcessingRunRow } from './runs.tables.ts'

/** What a run says of itself, in English words as the calls have always said it, and why it stopped as a sentence. */
export function runInWords(run: Pick<ProcessingRunRow, 'error' | 'message'>): {
  error: string | null
  message: string | null
  says: Said | null
} {
  const english = (kept: string | null) => kept && wordSaid('en', storedSentence(kept))
  return {
    error: english(run.error),
    message: english(run.message),
    says: run.error && storedSentence(run.error),
  }
}
