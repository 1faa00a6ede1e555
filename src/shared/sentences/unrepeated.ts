import { codeOf } from './says.ts'
import type { Sentence } from './sentence.ts'

/** Each sentence once, where it stands first; `before`: those that were said already. */
export function unrepeated(sentences: readonly Sentence[], before: readonly Sentence[] = []): Sentence[] {
  const seen = new Set(before.map(codeOf))
  return sentences.filter((sentence) => {
    const code = codeOf(sentence)
    if (seen.has(code)) return false
    seen.add(code)
    return true
  })
}
