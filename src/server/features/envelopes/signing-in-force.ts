import type { DocumentRow } from '../documents/documents.tables.ts'
import type { LetterSigningRow } from './envelopes.tables.ts'

/** A signing whose letter is still the one that was signed, with the file of it. */
export type SigningInForce = LetterSigningRow & { fileKey: string; sha256: string }

/**
 * The signature of a letter: its newest act, when that signed the letter as it is now. Written anew with other words, it is
 * another letter.
 * @param signings of the client, oldest first
 */
export function signingOf(
  document: Pick<DocumentRow, 'id' | 'sha256'>,
  signings: readonly LetterSigningRow[],
): SigningInForce | null {
  const newest = newestOf(document, signings)
  if (newest?.act !== 'signed' || newest.letterSha256 !== document.sha256) return null
  const { fileKey, sha256 } = newest
  return fileKey === null || sha256 === null ? null : { ...newest, fileKey, sha256 }
}

/** It was signed, and its words have changed since. */
export function lostSignature(
  document: Pick<DocumentRow, 'id' | 'sha256'>,
  signings: readonly LetterSigningRow[],
): boolean {
  const newest = newestOf(document, signings)
  return newest?.act === 'signed' && newest.letterSha256 !== document.sha256
}

const newestOf = ({ id }: Pick<DocumentRow, 'id'>, signings: readonly LetterSigningRow[]) =>
  signings.findLast(({ documentId }) => documentId === id)
