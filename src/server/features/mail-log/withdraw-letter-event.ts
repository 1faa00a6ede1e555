import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { insertEvent } from './letter-events.store.ts'
import { listLetters } from './list-letters.ts'

/**
 * Takes back an entry that was a mistake; the record keeps both. A second time changes nothing.
 * Errors: not_found; conflict for an entry that was corrected meanwhile.
 */
export async function withdrawLetterEvent(
  deps: Deps,
  { clientId, event, actor }: { clientId: number; event: number; actor: CaseActor },
): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    const letters = await listLetters(deps, tx, clientId)
    const letter = letters.find(({ events }) => events.some(({ row }) => row.id === event))
    const found = letter?.events.find(({ row }) => row.id === event)
    if (!client || !letter || !found) throw new Refusal('not_found', says('mailing.noEntry'))
    const { row, state } = found
    if (state === 'corrected') {
      throw new Refusal('conflict', says('mailing.entryChanged'))
    }
    if (state === 'withdrawn') return letter.document.id
    await insertEvent(tx, {
      clientId,
      documentId: row.documentId,
      recipient: row.recipient,
      kind: row.kind,
      day: row.day,
      replaces: row.id,
      isWithdrawal: true,
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: deps.clock.now(),
    })
    await noteFact(deps, tx, { kind: 'letter-event-withdrawn', clientId, event: row.kind })
    return letter.document.id
  })
}
