import type { Announcement } from '../../../shared/api/announcements.ts'
import { clientRoom, everyoneRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { keepAnnouncement, type NewAnnouncement } from './keep-announcement.ts'

/** Tells everyone who has the portal open, once; specification section 3, 'System announcement'. */
export async function announceToAll(
  deps: Deps,
  input: Omit<NewAnnouncement, 'clientId'>,
): Promise<Announcement> {
  const { kept, isNew } = await keepAnnouncement(deps, { ...input, clientId: null })
  const { title, message, type, priority } = kept
  if (isNew) deps.live.emit(everyoneRoom, 'system-announcement', { title, message, type, priority })
  return kept
}

/** Tells one client who has the portal open, once; specification section 3, 'Notification'. Errors: not_found. */
export async function notifyClient(
  deps: Deps,
  input: Omit<NewAnnouncement, 'clientId' | 'priority'> & { clientId: number },
): Promise<Announcement> {
  const client = await findClient(deps.database.db, input.clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const { kept, isNew } = await keepAnnouncement(deps, { ...input, priority: 'normal' })
  const { title, message, type } = kept
  if (isNew) deps.live.emit(clientRoom(client.id), 'notification', { title, message, type })
  return kept
}
