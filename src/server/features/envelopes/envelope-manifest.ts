import type { Deps } from '../../deps.ts'
import type { EnvelopeRow } from './envelopes.tables.ts'

/** What a packet is of, so that whoever has the files can check it: every digest is SHA-256, in hexadecimal digits. */
export interface EnvelopeManifest {
  documentType: string
  round: number
  recipient: string
  /** Of the letter as it was written. */
  letterSha256: string
  signed: { at: string; sha256: string } | null
  enclosures: { number: number; text: string; copies: { ofSha256: string; pages: number[] }[] }[]
  /** What the letter lists and the packet does not hold. */
  missing: string[]
}

/** A manifest belongs to its packet: it opens with no other one. */
const manifestContext = (sha256: string) => `envelope-manifest:${sha256}`

export function sealManifest(
  deps: Pick<Deps, 'sealer'>,
  sha256: string,
  manifest: EnvelopeManifest,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(manifest), manifestContext(sha256))
}

export function manifestOf(
  deps: Pick<Deps, 'sealer'>,
  row: Pick<EnvelopeRow, 'manifestSealed' | 'sha256'>,
): EnvelopeManifest {
  return JSON.parse(deps.sealer.openText(row.manifestSealed, manifestContext(row.sha256)))
}
