import { createHash } from 'node:crypto'
import { breachedPasswords } from './breached-passwords.data.ts'

/**
 * Whether it is one of the 44,000 passwords of twelve characters and more among the million most used of those that were stolen
 * elsewhere and published (decision 153). Asked of a list that is shipped: no part of a password leaves the machine. Of a hundred
 * thousand others one looks like one of them.
 */
export function isBreached(password: string): boolean {
  // Opened at each choice of a password: a fraction of a millisecond, of the tenth of a second that its own hash takes.
  return holds(Buffer.from(breachedPasswords, 'base64'), hashOfPassword(password))
}

/** The same for capitals and small letters: a guess costs nothing more. */
export function hashOfPassword(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()
}

/** @param sorted hashes of four bytes each */
function holds(sorted: Buffer, wanted: number): boolean {
  let from = 0
  for (let to = sorted.length / 4; from < to; ) {
    const middle = (from + to) >>> 1
    const hash = sorted.readUInt32BE(middle * 4)
    if (hash === wanted) return true
    if (hash < wanted) from = middle + 1
    else to = middle
  }
  return false
}
