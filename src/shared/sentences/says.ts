import type { EnglishSentences } from './en/english-sentences.ts'
import type { Sentence, Word } from './sentence.ts'

/** Every sentence that there is. */
export type SentenceKey = keyof EnglishSentences

/** What the sentence of a key names: nothing, or one object. */
type Given<K extends SentenceKey> = EnglishSentences[K] extends (...given: infer A) => string
  ? [params: A[0]]
  : []

/** A sentence by its key, with what it names; the compiler refuses an unknown key and a missing particular. */
export function says<K extends SentenceKey>(key: K, ...given: Given<K>): Sentence {
  const params = (given[0] ?? {}) as Sentence['params']
  return { key: key as K & Sentence['key'], params }
}

/** A sentence as one line of text, for what can carry only text: a check of a form, a column of the database. */
export function codeOf(sentence: Sentence): string {
  const { key, params } = sentence
  return Object.keys(params).length === 0 ? key : `${key} ${JSON.stringify(params)}`
}

/** `codeOf(says(...))`, for the checks of a form. */
export function saysCode<K extends SentenceKey>(key: K, ...given: Given<K>): string {
  return codeOf(says(key, ...given))
}

/** The texts of a language, by the keys of the sentences. */
export type SentenceTexts = Readonly<Record<string, unknown>>

const codeShape = /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+( \{|$)/

/** Whether a text has the form of a code: what its key says is known only where the texts are. */
export const isSentenceCode = (text: string): boolean => codeShape.test(text)

/** The sentence of a code, or null for any other text: one that is worded already, or a code of another version. */
export function sentenceOfCode(texts: SentenceTexts, code: string): Sentence | null {
  const at = code.indexOf(' ')
  const key = at < 0 ? code : code.slice(0, at)
  if (!Object.hasOwn(texts, key)) return null
  const params = at < 0 ? {} : paramsOf(code.slice(at + 1))
  return params && knownSentence(texts, { key, params })
}

/** What came over the wire or out of a column as a sentence; null when these texts do not have it. */
export function knownSentence(
  texts: SentenceTexts,
  given: { key: string; params?: unknown } | null | undefined,
): Sentence | null {
  if (!given || !Object.hasOwn(texts, given.key)) return null
  return { key: given.key as Sentence['key'], params: (given.params ?? {}) as Sentence['params'] }
}

/** The words of a sentence. @throws when the texts lack its key, which `says` and `knownSentence` rule out */
export function wordSentence(texts: SentenceTexts, sentence: Sentence): string {
  const text = texts[sentence.key]
  if (typeof text === 'string') return text
  if (typeof text !== 'function') throw new Error(`no text says ${sentence.key}`)
  const word: Word = (part) => wordSentence(texts, part)
  return String(text(sentence.params, word))
}

function paramsOf(json: string): object | null {
  try {
    const params: unknown = JSON.parse(json)
    return typeof params === 'object' ? params : null
  } catch {
    return null
  }
}
