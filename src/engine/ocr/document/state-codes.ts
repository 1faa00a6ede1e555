/** The two letters of a state before its postal code, of which one was read as the figure that looks like it: 'DES MOINES, 1A 50328'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs, withWords } from './told-words.ts'

const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/
const zip = /^\d{5}(?:-\d{4})?[),.]?$/
const letters: Readonly<Record<string, string>> = {
  1: 'I',
  l: 'I',
  '|': 'I',
  '!': 'I',
  0: 'O',
  5: 'S',
  4: 'A',
}

/** The page with each such state in letters, where they are those of one. */
export function withStateCodes(page: Page): Page {
  const changed = new Map<Word, Word>()
  for (const { words } of linesOf(page)) {
    for (const [at, word] of words.entries()) {
      const [before, next] = [words[at - 1], words[at + 1]]
      if (word.text.length !== 2 || !zip.test(next?.text ?? '') || !/^\p{L}.*,?$/u.test(before?.text ?? ''))
        continue
      const text = [...word.text].map((letter) => letters[letter] ?? letter).join('')
      if (text !== word.text && states.test(text)) changed.set(word, settledAs(word, text, settled))
    }
  }
  return withWords(page, changed)
}
