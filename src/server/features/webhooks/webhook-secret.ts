import { createHmac, randomBytes } from 'node:crypto'
import type { Sealer } from '../../platform/crypto/sealer.ts'

/** Standard Webhooks: the base64 of 24 to 64 random bytes behind this prefix. */
const prefix = 'whsec_'
const secretBytes = 32

const secretContext = 'webhook-secret'
const addressContext = 'webhook-address'

/** A new secret as its owner gets it. */
export function newSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`
}

export const sealSecret = (sealer: Sealer, secret: string) => sealer.seal(secret, secretContext)
export const sealAddress = (sealer: Sealer, address: string) => sealer.seal(address, addressContext)

interface SealedReceiver {
  addressSealed: Uint8Array
  secretSealed: Uint8Array
}

export function openReceiver(sealer: Sealer, row: SealedReceiver): { address: string; secret: string } {
  return {
    address: sealer.openText(row.addressSealed, addressContext),
    secret: sealer.openText(row.secretSealed, secretContext),
  }
}

/**
 * The headers of a message (Standard Webhooks, "Signature scheme"): HMAC-SHA256 over id, second and body with full stops
 * between, so that a receiver can refuse what is old and what it has seen.
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'ARMOR-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
