import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { ColumnSealer } from '../db/column-sealer.contract.ts'
import { SealBroken } from './seal-broken.ts'

/*
 * A sealed text: '~1' | key id (8 hex) | '.' | base64url of nonce (12), ciphertext and tag (16); AES-256-GCM.
 * A sealed key: '~k.' | base64url of synthetic IV (16) and ciphertext; AES-256-CTR under an IV that is the HMAC-SHA-256 of the
 * text (the construction of RFC 5297, with HMAC for CMAC): what equals shows, and nothing else.
 * An empty text stays empty: that there is nothing is no secret.
 */
const sealedText = /^~1([0-9a-f]{8})\.([\w-]+)$/
const sealedKey = /^~k\.([\w-]+)$/
const nonceBytes = 12
/** What was opened is kept for whoever reads it again, which most do: twice as many at most, about two megabytes. */
const mostKept = 5_000
const tagBytes = 16
const ivBytes = 16

const isSealed = (stored: string) => stored.startsWith('~')

/** @param keys each with its id as eight hexadecimal digits; the first seals. @param stableKey stays when keys are rotated */
export function createColumnSealer(
  keys: readonly { id: string; key: Uint8Array }[],
  stableKey: Uint8Array,
): ColumnSealer {
  const [first] = keys
  if (first === undefined) throw new Error('Columns need a key.')
  const derived = new Map<string, Buffer>()
  // Two generations: when the younger is full it becomes the older, whose own goes.
  let younger = new Map<string, string>()
  let older = new Map<string, string>()
  const once = (name: string, open: () => string): string => {
    const clear = younger.get(name) ?? older.get(name) ?? open()
    if (younger.size >= mostKept) {
      older = younger
      younger = new Map()
    }
    younger.set(name, clear)
    return clear
  }
  const keyOf = (name: string, from: Uint8Array): Buffer => {
    const known = derived.get(name) ?? Buffer.from(hkdfSync('sha256', from, '', `armor column ${name}`, 32))
    derived.set(name, known)
    return known
  }
  const synthetic = (clear: string, domain: string) =>
    createHmac('sha256', keyOf(`key-iv ${domain}`, stableKey))
      .update(clear)
      .digest()
      .subarray(0, ivBytes)
  function openText(stored: string, place: string): string {
    const [, id = '', text = ''] = sealedText.exec(stored) ?? []
    if (id === '') return stored
    const known = keys.find((key) => key.id === id)
    if (known === undefined) throw new SealBroken('This text was sealed with a key that is not here.')
    const sealed = Buffer.from(text, 'base64url')
    if (sealed.length < nonceBytes + tagBytes) throw new SealBroken('This sealed text was cut.')
    const key = keyOf(`${id} ${place}`, known.key)
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
    try {
      const body = sealed.subarray(nonceBytes, sealed.length - tagBytes)
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new SealBroken('This sealed text was altered, or belongs to another column.')
    }
  }
  function openKey(stored: string, domain: string): string {
    const [, text = ''] = sealedKey.exec(stored) ?? []
    if (text === '') return stored
    const sealed = Buffer.from(text, 'base64url')
    const iv = sealed.subarray(0, ivBytes)
    if (iv.length < ivBytes) throw new SealBroken('This sealed key was cut.')
    const decipher = createDecipheriv('aes-256-ctr', keyOf(`key ${domain}`, stableKey), iv)
    const clear = decipher.update(sealed.subarray(ivBytes), undefined, 'utf8') + decipher.final('utf8')
    if (!timingSafeEqual(synthetic(clear, domain), iv))
      throw new SealBroken('This sealed key was altered, or belongs to another column.')
    return clear
  }
  const newest = `~1${first.id}.`
  return {
    newest,
    sealText(clear, place) {
      if (clear === '') return ''
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(`${first.id} ${place}`, first.key), nonce)
      const body = Buffer.concat([nonce, cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return newest + body.toString('base64url')
    },
    openText: (stored, place) =>
      isSealed(stored) ? once(`${place} ${stored}`, () => openText(stored, place)) : stored,
    sealKey(clear, domain) {
      if (clear === '') return ''
      const iv = synthetic(clear, domain)
      const cipher = createCipheriv('aes-256-ctr', keyOf(`key ${domain}`, stableKey), iv)
      return `~k.${Buffer.concat([iv, cipher.update(clear, 'utf8'), cipher.final()]).toString('base64url')}`
    },
    searchToken: (text, domain) =>
      createHmac('sha256', keyOf(`search ${domain}`, stableKey))
        .update(text)
        .digest()
        .readBigInt64BE()
        .toString(),
    openKey: (stored, domain) =>
      isSealed(stored) ? once(`${domain} ${stored}`, () => openKey(stored, domain)) : stored,
  }
}
