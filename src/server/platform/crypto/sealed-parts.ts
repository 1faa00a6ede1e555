import { createCipheriv, createDecipheriv } from 'node:crypto'
import { SealBroken } from './seal-broken.ts'

/**
 * Layout of bytes that are sealed in parts: head | parts, each ciphertext | tag (16). Every part but the last holds `plainPartBytes`. Each
 * is sealed with a nonce of its own, whose last five bytes tell its place and whether it is the last (the STREAM construction: Hoang,
 * Reyhanitabar, Rogaway, Vizár 2015). So a part opens at its own place alone, and a file that was cut after a part, or lengthened,
 * does not open at its end. An empty file is one empty part.
 */
export const plainPartBytes = 256 * 1024
const tagBytes = 16
const sealedPartBytes = plainPartBytes + tagBytes

/** Of one file, which nothing else is sealed with. */
export interface FileKey {
  cipherKey: Uint8Array
  nonce: Uint8Array
  /** The file's head and its context: no part belongs to another file or place. */
  bound: Uint8Array
}

export interface PartSealer {
  /** What the sealed bytes begin with. */
  head: Uint8Array
  /**
   * The next part: `plainPartBytes` of plain bytes, or what is left when it is the last.
   * @returns its sealed bytes in order, not yet put together: that would be a copy of the whole file
   */
  seal(plain: Uint8Array, isLast: boolean): readonly [Uint8Array, Uint8Array]
}

export interface PartOpener {
  /** Of all the plain bytes, as the length of the sealed ones says; true once the last part was opened. */
  plainLength: number
  parts: number
  /** Where the part lies in the sealed bytes; `to` is behind its end. */
  placeOf(part: number): { from: number; to: number }
  /** Throws SealBroken when it was altered or is another part. */
  open(part: number, sealed: Uint8Array): Uint8Array
}

function nonceOf({ nonce }: FileKey, part: number, isLast: boolean): Uint8Array {
  const own = Buffer.from(nonce)
  own.writeUInt32BE(part, 7)
  own.writeUInt8(isLast ? 1 : 0, 11)
  return own
}

export function sealInParts(head: Uint8Array, key: FileKey): PartSealer {
  let part = 0
  return {
    head,
    seal(plain, isLast) {
      if (plain.length > plainPartBytes || (plain.length < plainPartBytes && !isLast))
        throw new Error('A part of a file has the length of a part.')
      const cipher = createCipheriv('aes-256-gcm', key.cipherKey, nonceOf(key, part, isLast))
      cipher.setAAD(key.bound)
      part += 1
      const sealed = cipher.update(plain)
      // A stream cipher: all of it is there, and its end only makes the tag.
      cipher.final()
      return [sealed, cipher.getAuthTag()]
    },
  }
}

/** @param sealedLength of all of it, its head too. Throws SealBroken when nothing that was sealed in parts is so long. */
export function openInParts(head: Uint8Array, sealedLength: number, key: FileKey): PartOpener {
  const body = sealedLength - head.length
  const parts = Math.ceil(body / sealedPartBytes)
  if (body <= 0 || body - (parts - 1) * sealedPartBytes < tagBytes)
    throw new SealBroken('These are not sealed bytes, or they were cut.')
  return {
    plainLength: body - parts * tagBytes,
    parts,
    placeOf: (part) => {
      const from = head.length + part * sealedPartBytes
      return { from, to: Math.min(from + sealedPartBytes, sealedLength) }
    },
    open(part, sealed) {
      try {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          key.cipherKey,
          nonceOf(key, part, part === parts - 1),
          // Node takes a shorter one, which is easier guessed.
          { authTagLength: tagBytes },
        )
        decipher.setAAD(key.bound)
        decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
        const plain = decipher.update(sealed.subarray(0, sealed.length - tagBytes))
        decipher.final()
        return plain
      } catch {
        throw new SealBroken('These sealed bytes were altered, or belong to another place.')
      }
    },
  }
}
