import type { Messages } from '../../../../shared/messages/messages.ts'
import { findWholeNumber, tidyWords } from '../../../../shared/rules/own-words.ts'

/** What the server would refuse of these words, said beside the field before it is asked; null when it would not. */
export function wordsProblem(
  text: string,
  most: number,
  texts: Messages['review']['yourLetters']['words'],
): string | null {
  const tidy = tidyWords(text)
  if (tidy.length > most) return texts.tooLong(most.toLocaleString('en-US'))
  const number = findWholeNumber(tidy)
  if (number === null) return null
  return number.kind === 'ssn' ? texts.ssn(number.masked) : texts.account(number.masked)
}
