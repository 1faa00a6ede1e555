import { createHash } from 'node:crypto'
import { breachedPasswords } from './breached-passwords.data.ts'

let known: Uint32Array | null = null

/**
 * Whether it is one of the 44,000 passwords of twelve characters and more among the million most used of those that were stolen
 * elsewhere and published (decision 153). Asked of a list that is shipped: no part of a password leaves the machine. Of a hundred
 * thousand others one looks like one of them.
 */
export function isBreached(password: string): boolean {
  known ??= openList(Buffer.from(breachedPasswords, 'base64'))
  return holds(known, hashOfPassword(password))
}

/** The same for capitals and small letters: a guess costs nothing more. */
export function hashOfPassword(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()
}

function openList(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4))
}

function holds(sorted: Uint32Array, wanted: number): boolean {
  let from = 0
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
