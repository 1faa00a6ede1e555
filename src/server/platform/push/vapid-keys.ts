import { createECDH } from 'node:crypto'
import type { Sealer } from '../crypto/sealer.ts'

/** The pair by which push services know this installation (VAPID, RFC 8292): P-256, base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The installation's pair, made from its token key, which is made at the first start, kept sealed and outlives a rotation:
 * the same at every start and on every server of one database, with nothing more to keep. A new pair would end every
 * subscription.
 */
export function vapidKeysOf(sealer: Pick<Sealer, 'token'>): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const secret = Buffer.from(sealer.token('vapid-private-key', String(attempt)), 'base64url')
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(secret)
    } catch {
      // One text in four thousand million is no number of the curve; the next one is taken.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
  }
}
