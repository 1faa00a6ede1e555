import { nameIn } from '../../shared/messages/name-in.ts'
import type { Said } from '../../shared/sentences/said.ts'
import { knownSentence, sentenceOfCode, wordSentence } from '../../shared/sentences/says.ts'
import { useMessages } from './use-messages.tsx'

/**
 * Says in the language of the page what the server says, or the check of a form by a code; of a text without a key, the name
 * that the language has for it. What was kept in English before sentences had keys stays as it was written.
 */
export function useSay(): (said: Said) => string {
  const { said: texts, names, shell } = useMessages()
  return (given) => {
    const sentence = typeof given === 'string' ? sentenceOfCode(texts, given) : knownSentence(texts, given)
    if (sentence) return wordSentence(texts, sentence)
    return typeof given === 'string' ? nameIn(names, given) : shell.genericError
  }
}
