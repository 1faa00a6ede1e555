import { wordIn } from '../../src/shared/messages/sentences-in.ts'
import type { Language } from '../../src/shared/rules/language.ts'
import { englishSentences } from '../../src/shared/sentences/en/english-sentences.ts'
import { knownSentence } from '../../src/shared/sentences/says.ts'
import type { Sentence } from '../../src/shared/sentences/sentence.ts'

/** What a person reads: every sentence in a value, however deep, in its place the words. */
export const inEnglish = (value: unknown): unknown => inWords('en', value)
export const inSpanish = (value: unknown): unknown => inWords('es', value)

function inWords(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(language, each))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  const sentence = sentenceOf(value)
  if (sentence) return wordIn(language, sentence)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inWords(language, each)]))
}

function sentenceOf(value: object): Sentence | null {
  if (!('key' in value && 'params' in value && typeof value.key === 'string')) return null
  return knownSentence(englishSentences, { key: value.key, params: value.params })
}
