import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { SessionBookingRow } from './bookings.tables.ts'

/** What the sealed note of a booking belongs to: the purchase, which is known before the booking has a number. */
const contextOf = (purchaseId: number) => `session-note:${purchaseId}`

/** null for an empty one. */
export function sealNote(sealer: Sealer, purchaseId: number, note: string): Uint8Array | null {
  return note === '' ? null : sealer.seal(note, contextOf(purchaseId))
}

export function openNote(
  sealer: Sealer,
  { noteSealed, purchaseId }: Pick<SessionBookingRow, 'noteSealed' | 'purchaseId'>,
): string {
  return noteSealed === null ? '' : sealer.openText(noteSealed, contextOf(purchaseId))
}
