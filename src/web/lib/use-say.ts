import { nameIn } from '../../shared/messages/name-in.ts'
import type { Said } from '../../shared/sentences/said.ts'
import { isSentenceCode, knownSentence, sentenceOfCode, wordSentence } from '../../shared/sentences/says.ts'
import { useMessages, useSentences } from './use-messages.tsx'

/**
 * Says in the language of the page what the server says, or the check of a form by a code; of a text without a key, the name
 * that the language has for it. What was kept in English before sentences had keys stays as it was written. Until the sentences are
 * here, the general one stands for each.
 */
export function useSay(): (said: Said) => string {
  const { names, shell } = useMessages()
  const sentences = useSentences()
  return (given) => {
    if (typeof given === 'string' && !isSentenceCode(given)) return nameIn(names, given)
    const texts = sentences()
    if (texts === null) return shell.genericError
    const sentence = typeof given === 'string' ? sentenceOfCode(texts, given) : knownSentence(texts, given)
    if (sentence) return wordSentence(texts, sentence)
    return typeof given === 'string' ? nameIn(names, given) : shell.genericError
  }
}
