import type { Sealer } from '../../platform/crypto/sealer.ts'

const context = 'intake-notes'

/** The free text of an intake, sealed; null for none. */
export function sealIntakeNotes(deps: { sealer: Sealer }, notes: string): Uint8Array | null {
  return notes === '' ? null : deps.sealer.seal(notes, context)
}

/** The free text of an intake as it was written; null for none. */
export function openIntakeNotes(deps: { sealer: Sealer }, sealed: Uint8Array | null): string | null {
  return sealed ? deps.sealer.openText(sealed, context) : null
}
