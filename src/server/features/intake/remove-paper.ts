import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { deleteClientFile } from './intake.store.ts'
import { findClientFile } from './list-client-files.ts'
import { sentDays } from './sent-papers.ts'

/**
 * Removes a paper for good, its file after the commit. What went out with a letter is kept: it shows what the letter enclosed.
 * Errors: not_found, conflict once it was sent.
 */
export async function removePaper(
  deps: Deps,
  { clientId, paper }: { clientId: number; paper: number },
): Promise<{ id: number }> {
  const removed = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    const row = client && (await findClientFile(tx, clientId, paper))
    if (!row) throw new Refusal('not_found', says('case.noFile'))
    const sentAt = (await sentDays(tx, clientId))(row)
    if (sentAt) throw new Refusal('conflict', says('file.paperSent', { sentOn: dayOf(sentAt) }))
    await deleteClientFile(tx, row.id)
    await noteFact(deps, tx, { kind: 'paper-removed', clientId })
    return row
  })
  if (removed.fileKey) await deps.files.remove(removed.fileKey)
  return { id: removed.id }
}
