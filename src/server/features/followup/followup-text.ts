import type { Sealer } from '../../platform/crypto/sealer.ts'

type Kind = 'note' | 'task'

const contextOf = (kind: Kind, clientId: number) => `client-${kind}:${clientId}`

export function sealFollowup(sealer: Sealer, kind: Kind, clientId: number, text: string): Uint8Array {
  return sealer.seal(text, contextOf(kind, clientId))
}

export function openFollowup(
  sealer: Sealer,
  kind: Kind,
  row: { clientId: number; textSealed: Uint8Array },
): string {
  return sealer.openText(row.textSealed, contextOf(kind, row.clientId))
}
