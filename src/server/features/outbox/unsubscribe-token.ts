import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'

/**
 * Names the address that a mail went to, sealed: opaque to whoever sees it, not forgeable, and good for nothing but
 * stopping the optional mails. It does not expire: an old mail must still be able to stop the next one.
 */
export function unsubscribeToken(sealer: Sealer, email: string): string {
  return Buffer.from(sealer.seal(emailKeyOf(email), 'unsubscribe')).toString('base64url')
}

/** @returns the address, or null for a token that this product did not make. */
export function addressOfToken(sealer: Sealer, token: string): string | null {
  if (!/^[A-Za-z0-9_-]{20,800}$/.test(token)) return null
  try {
    return sealer.openText(Buffer.from(token, 'base64url'), 'unsubscribe')
  } catch {
    return null
  }
}
