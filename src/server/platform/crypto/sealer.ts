import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { ColumnSealer } from '../db/column-sealer.contract.ts'
import { createColumnSealer } from './column-sealer.ts'
import { SealBroken } from './seal-broken.ts'
import { openInParts, type PartOpener, type PartSealer, sealInParts } from './sealed-parts.ts'

/** Authenticated encryption for files and sensitive columns (decision 23), and keyed hashes for look-ups. */
export interface Sealer {
  /**
   * @param context what the bytes belong to, such as 'report:42'; `open` must name the same, so that sealed bytes
   * cannot be moved from one place to another.
   */
  seal(plain: Uint8Array | string, context: string): Uint8Array
  /** Throws SealBroken when the bytes were altered, cut, sealed by another key or under another context. */
  open(sealed: Uint8Array, context: string): Uint8Array
  openText(sealed: Uint8Array, context: string): string
  /** Seals what is too long to be held at once, part by part (sealed-parts.ts). */
  sealParts(context: string): PartSealer
  /** @param sealedLength of all of it, its head too; null where the head is of bytes that were sealed at once */
  openParts(head: Uint8Array, sealedLength: number, context: string): PartOpener | null
  /** Keyed hash (base64url of HMAC-SHA-256): finds a row by a secret value without storing that value. */
  token(purpose: string, text: string): string
  /** For the short texts of columns, which are sealed and opened by the thousand (db/person-columns.ts). */
  columns: ColumnSealer
}

/*
 * Layout of sealed bytes: format (1) | key id (4) | salt (16) | ciphertext | tag (16).
 * Every seal derives its own AES-256-GCM key and nonce from a random salt (HKDF-SHA-256), so that no number of files
 * brings two uses of one key and nonce into reach, as 96 random bits under one key would.
 */
const format = 1
/** Begins like it, and goes on in parts (sealed-parts.ts). */
const formatOfParts = 2
const idBytes = 4
const saltBytes = 16
const tagBytes = 16
export const headBytes = 1 + idBytes + saltBytes

/** Names a key in sealed bytes without revealing it. */
export function keyId(key: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update('armor key id').update(key).digest().subarray(0, idBytes))
}

function derive(key: Uint8Array, salt: Uint8Array, use = 'armor seal') {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, use, 44))
  return { cipherKey: bytes.subarray(0, 32), nonce: bytes.subarray(32) }
}

/** A key beside its id, which every seal names: worked out once. */
interface NamedKey {
  key: Uint8Array
  id: Uint8Array
}

const named = (key: Uint8Array): NamedKey => ({ key, id: keyId(key) })

function sealWith({ key, id }: NamedKey, plain: Uint8Array | string, context: string): Uint8Array {
  const salt = randomBytes(saltBytes)
  const head = Buffer.concat([Buffer.of(format), id, salt])
  const { cipherKey, nonce } = derive(key, salt)
  const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce)
  cipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
  const body = typeof plain === 'string' ? Buffer.from(plain) : plain
  return new Uint8Array(Buffer.concat([head, cipher.update(body), cipher.final(), cipher.getAuthTag()]))
}

function keyOf(keys: readonly NamedKey[], head: Uint8Array): Uint8Array {
  const id = head.subarray(1, 1 + idBytes)
  const known = keys.find((candidate) => Buffer.compare(id, candidate.id) === 0)
  if (known === undefined) throw new SealBroken('These bytes were sealed with a key that is not here.')
  return known.key
}

const fileKeyOf = (key: Uint8Array, head: Uint8Array, context: string) => ({
  ...derive(key, head.subarray(1 + idBytes), 'armor seal in parts'),
  bound: Buffer.concat([head, Buffer.from(context)]),
})

function openWith(keys: readonly NamedKey[], sealed: Uint8Array, context: string): Uint8Array {
  if (sealed.length < headBytes + tagBytes || sealed[0] !== format) {
    throw new SealBroken('These are not sealed bytes, or they were cut.')
  }
  const head = sealed.subarray(0, headBytes)
  const { cipherKey, nonce } = derive(keyOf(keys, head), head.subarray(1 + idBytes))
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.concat([head, Buffer.from(context)]))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    const body = sealed.subarray(headBytes, sealed.length - tagBytes)
    return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]))
  } catch {
    throw new SealBroken('These sealed bytes were altered, or belong to another place.')
  }
}

/**
 * @param keys 32 bytes each; the first one seals, all of them open.
 * @param tokenKey 32 bytes that stay the same when keys are rotated, or every look-up would miss.
 */
export function createSealer(keys: readonly Uint8Array[], tokenKey: Uint8Array): Sealer {
  const [first] = keys
  if (first === undefined || [...keys, tokenKey].some((key) => key.length !== 32)) {
    throw new Error('A sealer needs at least one key of 32 bytes and a token key of 32 bytes.')
  }
  const sealing = named(first)
  const opening = keys.map(named)
  return {
    columns: createColumnSealer(
      opening.map(({ key, id }) => ({ id: Buffer.from(id).toString('hex'), key })),
      tokenKey,
    ),
    seal: (plain, context) => sealWith(sealing, plain, context),
    open: (sealed, context) => openWith(opening, sealed, context),
    sealParts(context) {
      const head = Buffer.concat([Buffer.of(formatOfParts), sealing.id, randomBytes(saltBytes)])
      return sealInParts(head, fileKeyOf(sealing.key, head, context))
    },
    openParts(head, sealedLength, context) {
      if (head[0] !== formatOfParts) return null
      if (head.length !== headBytes) throw new SealBroken('These are not sealed bytes, or they were cut.')
      return openInParts(head, sealedLength, fileKeyOf(keyOf(opening, head), head, context))
    },
    openText: (sealed, context) => Buffer.from(openWith(opening, sealed, context)).toString(),
    token: (purpose, text) =>
      createHmac('sha256', tokenKey).update(`${purpose.length}:${purpose}:`).update(text).digest('base64url'),
  }
}

/** Opens what was sealed with one of these keys, where there is no sealer yet. */
export const openSealedWith = (
  keys: readonly Uint8Array[],
  sealed: Uint8Array,
  context: string,
): Uint8Array => openWith(keys.map(named), sealed, context)
/** Seals with this key, where there is no sealer yet. */
export const sealBytesWith = (key: Uint8Array, plain: Uint8Array | string, context: string): Uint8Array =>
  sealWith(named(key), plain, context)
