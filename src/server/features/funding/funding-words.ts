import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { FundingMessageRow } from './funding.tables.ts'

interface Seals {
  sealer: Sealer
}

const noteContext = (applicationId: number) => `funding-note:${applicationId}`
const messageContext = (applicationId: number) => `funding-message:${applicationId}`

/** Notes of staff are kept sealed; one opens only as a note on its own application. Empty: none. */
export function sealFundingNote(
  deps: Seals,
  applicationId: number,
  note: string | undefined,
): Uint8Array | null {
  return note ? deps.sealer.seal(note, noteContext(applicationId)) : null
}

export function openFundingNote(deps: Seals, applicationId: number, sealed: Uint8Array): string {
  return deps.sealer.openText(sealed, noteContext(applicationId))
}

export function sealFundingMessage(deps: Seals, applicationId: number, text: string): Uint8Array {
  return deps.sealer.seal(text, messageContext(applicationId))
}

/** A message as applicant and staff read it. @param waitingSince of the application: what came before it is handled */
export function shownFundingMessage(
  deps: Seals,
  row: FundingMessageRow,
  waitingSince: Date | null,
): FundingApplicationShown['messages'][number] {
  return {
    id: row.id,
    from: row.sender,
    author: row.authorName,
    text: deps.sealer.openText(row.bodySealed, messageContext(row.applicationId)),
    at: row.createdAt.toISOString(),
    waiting: row.sender === 'applicant' && waitingSince !== null && row.createdAt >= waitingSince,
  }
}
