import { englishSentences } from './en/english-sentences.ts'
import type { Said } from './said.ts'
import { knownSentence, says, sentenceOfCode } from './says.ts'
import type { Sentence } from './sentence.ts'

/**
 * A sentence out of a column. It is kept as its code (`codeOf`), or in JSON as it is; a row from before sentences had keys
 * holds English, which is found by its words where it names nothing, and else stays as it was written.
 */
export function storedSentence(kept: Said): Said {
  if (typeof kept !== 'string') return kept
  return sentenceOfCode(englishSentences, kept) ?? plainSentences.get(kept) ?? kept
}

/** The same to be part of another sentence, or to be kept anew. */
export function keptSentence(kept: Said): Sentence {
  const stored = storedSentence(kept)
  const words = typeof stored === 'string' ? stored : ''
  return (
    (typeof stored === 'string' ? null : knownSentence(englishSentences, stored)) ??
    says('reading.asKept', { words })
  )
}

/** The sentences that name nothing, by their English. */
const plainSentences: ReadonlyMap<string, Said> = new Map(
  Object.entries(englishSentences).flatMap(([key, text]) =>
    typeof text === 'string' ? [[text, { key, params: {} }] as const] : [],
  ),
)
