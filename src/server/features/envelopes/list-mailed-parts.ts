import type { Deps } from '../../deps.ts'
import { type EnvelopeManifest, manifestOf } from './envelope-manifest.ts'
import { selectEnvelopes, selectSignings } from './envelopes.store.ts'
import type { EnvelopeRow, LetterSigningRow } from './envelopes.tables.ts'

/** What was signed and what was made to be mailed of a client's letters, the oldest first. */
export async function listMailedParts(
  deps: Pick<Deps, 'database' | 'sealer'>,
  clientId: number,
): Promise<{ signings: LetterSigningRow[]; packets: { row: EnvelopeRow; manifest: EnvelopeManifest }[] }> {
  const { db } = deps.database
  const rows = (await selectEnvelopes(db, clientId)).reverse()
  return {
    signings: await selectSignings(db, clientId),
    packets: rows.map((row) => ({ row, manifest: manifestOf(deps, row) })),
  }
}
