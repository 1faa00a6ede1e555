import type { SupportMessage } from '../../../shared/api/inbox.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { SupportMessageRow } from './inbox.tables.ts'

/** The text of a message is kept sealed; it opens only as one of this client's. */
export function sealMessage(deps: { sealer: Sealer }, clientId: number, message: string): Uint8Array {
  return deps.sealer.seal(message, contextOf(clientId))
}

export function openMessage(
  deps: { sealer: Sealer },
  row: Pick<SupportMessageRow, 'clientId' | 'bodySealed'>,
): string {
  return deps.sealer.openText(row.bodySealed, contextOf(row.clientId))
}

/** A message as client and staff read it. */
export function shownMessage(
  deps: { sealer: Sealer },
  row: SupportMessageRow,
  clientName: string,
): SupportMessage {
  return {
    id: row.id,
    from: row.sender,
    author: row.sender === 'client' ? clientName : (row.authorName ?? 'ARMOR'),
    text: openMessage(deps, row),
    at: row.createdAt.toISOString(),
    waiting: row.sender === 'client' && row.handledAt === null,
  }
}

const contextOf = (clientId: number) => `support-message:${clientId}`
