/** Telephone numbers among the words of a person's rows. */
import type { Word } from '../../read/positioned-text.ts'
import { parted } from '../parted.ts'
import { textOf } from '../printed-values.ts'

/** '(480) 555-0182 (937) 555-0127' are two numbers. */
export function phonesIn(words: readonly Word[]): Word[][] {
  const phones = parted(words, (_, { text }) => /\d{4}[,;]?$/.test(text))
  return phones.map((phone) => phone.map((word) => ({ ...word, text: word.text.replace(/[,;]$/, '') })))
}

/** A street beside the label, of an address whose own label stands a row lower, is no number. */
export const mayBePhone = (words: readonly Word[]): boolean => /\d{4}$/.test(textOf(words))

/** The telephone numbers among other words. */
export function telephonesIn(words: readonly Word[]): Word[][] {
  const isNumber = (own: readonly Word[]) => /^(\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}$/.test(textOf(own))
  return words.flatMap((_, at) =>
    [1, 2, 3]
      .map((count) => words.slice(at, at + count))
      .filter(isNumber)
      .slice(0, 1),
  )
}
