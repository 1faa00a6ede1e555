import type { Line } from '../../read/positioned-text.ts'

const explanations =
  /^(The tables? below|View (up to|detailed)|Your debt-to-credit|Contact the creditor|The numbers indicated|This (section|account history)|No \d{2}-Month Payment Data available|Generally,)/i

/** Prose of the layout that says nothing of the account. */
export function isExplanation({ text, words }: Line): boolean {
  const small = words.filter((word) => /^[a-z]/.test(word.text))
  return explanations.test(text) || (words.length > 5 && small.length > 0.6 * words.length)
}
