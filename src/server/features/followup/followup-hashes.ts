import type { Sealer } from '../../platform/crypto/sealer.ts'
import { wordsIn } from '../../platform/db/search-words.ts'

/** Keyed hashes of the first words of a text, each once: by whole words, and by nothing less, notes and tasks are found. */
export function followupHashes(sealer: Sealer, text: string, most: number): string[] {
  const words = [...new Set(wordsIn(text))].slice(0, most)
  return words.map((word) => sealer.token('followup-word', word))
}
