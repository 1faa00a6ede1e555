import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { isMentioned, markMentionSeen } from './notes.store.ts'

/** Takes a mention off the list of whoever was named; once more changes nothing. Errors: not_found for a note that names them not. */
export async function seeMention(
  deps: Pick<Deps, 'database' | 'clock' | 'live'>,
  { noteId, userId }: { noteId: number; userId: string },
): Promise<{ seen: true }> {
  const { db } = deps.database
  const clientId = await markMentionSeen(db, { noteId, userId, now: deps.clock.now() })
  if (clientId !== null) announceToStaff(deps, clientId)
  else if (!(await isMentioned(db, noteId, userId))) throw new Refusal('not_found', says('staff.noNote'))
  return { seen: true }
}
