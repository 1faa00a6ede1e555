import type { ClientNotes } from '../../../shared/api/followup.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { attemptOfClient } from './attempt-of-client.ts'
import { listCalled } from './colleagues.ts'
import { sealFollowup } from './followup-text.ts'
import { writeFollowupWords } from './followup-words.store.ts'
import { showNotes } from './list-notes.ts'
import { mentionsIn } from './mentions-in.ts'
import { insertMentions, insertNote } from './notes.store.ts'

/**
 * Keeps what a member of staff notes of a client; whoever is named in it finds it in their list of today. The same key twice is one note.
 * Errors: not_found.
 */
export async function addNote(
  deps: Deps,
  input: { clientId: number; text: string; attemptKey: string; actor: AuditActor },
): Promise<ClientNotes> {
  const { clientId, text, actor } = input
  const now = deps.clock.now()
  const isNew = await deps.database.transaction(async (tx) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    const note = await insertNote(tx, {
      clientId,
      textSealed: sealFollowup(deps.sealer, 'note', clientId, text),
      attemptKey: attemptOfClient(clientId, input.attemptKey),
      authorUserId: actor.id,
      authorName: actor.name,
      createdAt: now,
    })
    if (!note) return false
    await writeFollowupWords(deps, tx, { kind: 'note', subjectId: note.id, clientId, text })
    const named = mentionsIn(text, await listCalled(tx)).filter(({ id }) => id !== actor.id)
    await insertMentions(
      tx,
      named.map(({ id }) => ({ noteId: note.id, clientId, userId: id, createdAt: now })),
    )
    const detail = { note: note.id, mentions: named.length }
    await appendAuditEntry(tx, { actor, action: 'add-note', clientId, detail, at: now })
    return true
  })
  if (isNew) announceToStaff(deps, clientId)
  return showNotes(deps, clientId, actor.id)
}
