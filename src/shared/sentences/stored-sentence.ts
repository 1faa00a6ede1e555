import { englishSentences } from './en/english-sentences.ts'
import type { Said } from './said.ts'
import { sentenceOfCode } from './says.ts'

/**
 * A sentence out of a column. It is kept as its code (`codeOf`); a row from before sentences had keys holds English, which
 * is found by its words where it names nothing, and else stays as it was written.
 */
export function storedSentence(text: string): Said {
  return sentenceOfCode(englishSentences, text) ?? plainSentences.get(text) ?? text
}

/** The sentences that name nothing, by their English. */
const plainSentences: ReadonlyMap<string, Said> = new Map(
  Object.entries(englishSentences).flatMap(([key, text]) =>
    typeof text === 'string' ? [[text, { key, params: {} }] as const] : [],
  ),
)
