import type { GivenSignature } from '../../../engine/envelope/letter-to-sign.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectSignature } from './envelopes.store.ts'

/** A signature belongs to its client: it opens with no other one. */
const signatureContext = (clientId: number) => `signature:${clientId}`

/** A photo stands as base64 in it. */
type KeptSignature = Extract<GivenSignature, { kind: 'drawn' }> | { kind: 'photo'; png: string }

export function sealSignature(
  deps: Pick<Deps, 'sealer'>,
  clientId: number,
  signature: GivenSignature,
): Uint8Array {
  const kept: KeptSignature =
    signature.kind === 'drawn'
      ? signature
      : { kind: 'photo', png: Buffer.from(signature.png).toString('base64') }
  return deps.sealer.seal(JSON.stringify(kept), signatureContext(clientId))
}

/** Null while none was given, or after it was taken away. */
export async function findSignature(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<{ signature: GivenSignature; givenAt: Date } | null> {
  const row = await selectSignature(queryable, clientId)
  if (!row) return null
  const kept: KeptSignature = JSON.parse(
    deps.sealer.openText(row.signatureSealed, signatureContext(clientId)),
  )
  const signature: GivenSignature =
    kept.kind === 'drawn' ? kept : { kind: 'photo', png: new Uint8Array(Buffer.from(kept.png, 'base64')) }
  return { signature, givenAt: row.createdAt }
}
