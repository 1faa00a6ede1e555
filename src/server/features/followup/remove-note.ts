import type { ClientNotes } from '../../../shared/api/followup.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { dropFollowupWords } from './followup-words.store.ts'
import { showNotes } from './list-notes.ts'
import { deleteNoteRow, lockNote } from './notes.store.ts'

/**
 * Removes a note, which only its author does; that it was there stays in the audit log.
 * Errors: not_found; forbidden for a colleague's.
 */
export async function removeNote(
  deps: Deps,
  { noteId, actor }: { noteId: number; actor: AuditActor },
): Promise<ClientNotes> {
  const clientId = await deps.database.transaction(async (tx) => {
    const note = await lockNote(tx, noteId)
    if (!note) throw new Refusal('not_found', says('staff.noNote'))
    if (note.authorUserId !== actor.id) throw new Refusal('forbidden', says('staff.notYourNote'))
    await dropFollowupWords(tx, { kind: 'note', subjectId: noteId })
    await deleteNoteRow(tx, noteId)
    const entry = { actor, action: 'remove-note', clientId: note.clientId, detail: { note: noteId } }
    await appendAuditEntry(tx, { ...entry, at: deps.clock.now() })
    return note.clientId
  })
  announceToStaff(deps, clientId)
  return showNotes(deps, clientId, actor.id)
}
