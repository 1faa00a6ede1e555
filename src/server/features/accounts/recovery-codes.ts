import { randomInt } from 'node:crypto'
import { hashOfSecret } from './session-cookie.ts'

/** Without letters and digits that are read for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codesGiven = 10

/** Ten codes of 16 characters (79 bits), in groups: 'abcd-efgh-jkmn-pqrs'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesGiven }, () =>
    Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  )
}

/** What is kept of a code; spaces, hyphens and capitals that a person typed make no difference. */
export function recoveryCodeHash(typed: string): string {
  return hashOfSecret(`recovery ${typed.toLowerCase().replace(/[\s-]/g, '')}`)
}
