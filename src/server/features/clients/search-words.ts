import type { ClientRow } from './clients.tables.ts'

const longestWord = 60
const mostWords = 40

/**
 * Words of a text as the search compares them: without accents, in lower case, split at everything that is neither a
 * letter nor a digit. An apostrophe joins: "O'Brien" is 'obrien'.
 */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord))
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** A number of the USA without its country code. */
function nationalDigits(digits: string): string {
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

const allDigitsOf = (phone: string) => nationalDigits(digitsIn(phone)).slice(0, longestWord)

/** The word that a whole telephone number is; null for one that is too short to be a person's own. */
export function phoneWordOf(phone: string): string | null {
  const digits = allDigitsOf(phone)
  return digits.length >= 10 ? digits : null
}

/**
 * The words by which a client is found: of name and address, the phone's digits with its last seven and last four, and
 * the client's own number. Each once.
 */
export function searchWordsOf(client: Pick<ClientRow, 'id' | 'name' | 'email' | 'phone'>): string[] {
  const digits = allDigitsOf(client.phone)
  // "O'Brien" is also found by the part after the apostrophe.
  const parts = wordsIn(client.name.replaceAll(/['’`]/g, ' '))
  const phone = digits.length >= 4 ? [digits, digits.slice(-7), digits.slice(-4)] : []
  const words = [String(client.id), ...phone, ...wordsIn(client.name), ...parts, ...wordsIn(client.email)]
  return [...new Set(words)].slice(0, mostWords)
}

/**
 * What somebody typed, as words that each must begin a word of the client. Something that reads as a phone number is one
 * word, however it is grouped.
 * @returns none when nothing was typed that could be found
 */
export function typedWords(search: string): string[] {
  const digits = nationalDigits(digitsIn(search))
  if (/^[\d\s()+.-]+$/.test(search.trim()) && digits.length >= 7) return [digits.slice(0, longestWord)]
  return [...new Set(wordsIn(search))].slice(0, mostWords)
}
