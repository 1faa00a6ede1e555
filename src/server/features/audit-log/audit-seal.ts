import * as z from 'zod'
import { SealBroken } from '../../platform/crypto/seal-broken.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'

/** Length and last hash of the chain. */
export interface ChainEnd {
  count: number
  hash: string
}

const context = 'audit-head'
const chainEnd = z.object({ count: z.number(), hash: z.string() })

/**
 * The end of the chain, sealed with the product's key. Hashes alone can be made anew by whoever has the database: they
 * would change an entry and then every hash after it. The seal they cannot make, for the key is not in the database.
 */
export function sealChainEnd(sealer: Sealer, end: ChainEnd): Uint8Array {
  return sealer.seal(JSON.stringify({ count: end.count, hash: end.hash }), context)
}

/** What was sealed; null for a seal that was altered or is of another key. */
export function openChainEnd(sealer: Sealer, sealed: Uint8Array): ChainEnd | null {
  try {
    return chainEnd.parse(JSON.parse(sealer.openText(sealed, context)))
  } catch (error) {
    if (error instanceof SealBroken || error instanceof SyntaxError || error instanceof z.ZodError)
      return null
    throw error
  }
}
