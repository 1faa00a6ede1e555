import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beginWith } from './person-columns.ts'

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

interface Named {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

/**
 * The words by which a person is found: of name and address, and the phone's digits with its last seven and last four. Each once. A name
 * or an address without a letter or a digit is a word itself: whoever has one is never without words.
 */
export function wordsOfPerson({ name, email, phone }: Named): string[] {
  const digits = allDigitsOf(phone ?? '')
  const numbers = digits.length >= 4 ? [digits, digits.slice(-7), digits.slice(-4)] : []
  // "O'Brien" is also found by the part after the apostrophe.
  const parts = wordsIn((name ?? '').replaceAll(/['’`]/g, ' '))
  const words = [...numbers, ...wordsIn(name ?? ''), ...parts, ...wordsIn(email ?? '')]
  if (words.length === 0) words.push(...[name, email].flatMap((text) => (text ? [text] : [])))
  return [...new Set(words)].slice(0, mostWords)
}

/**
 * What somebody typed, as words that each must begin a word of whoever is found. Something that reads as a phone number is one
 * word, however it is grouped.
 * @returns none when nothing was typed that could be found
 */
export function typedWords(search: string): string[] {
  const digits = nationalDigits(digitsIn(search))
  if (/^[\d\s()+.-]+$/.test(search.trim()) && digits.length >= 7) return [digits.slice(0, longestWord)]
  return [...new Set(wordsIn(search))].slice(0, mostWords)
}

/** Rows that staff find by what they typed; undefined, which is every row, when nothing was typed. */
export function foundBy(column: PgColumn, search: string): SQL | undefined {
  if (search.trim() === '') return undefined
  const words = typedWords(search)
  return words.length === 0 ? sql`false` : beginWith(column, words)
}
