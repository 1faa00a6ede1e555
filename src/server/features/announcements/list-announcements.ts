import type { Announcement } from '../../../shared/api/announcements.ts'
import type { Deps } from '../../deps.ts'
import { selectAnnouncements } from './announcements.store.ts'
import { shownAnnouncement } from './keep-announcement.ts'

const mostShown = 100

/** What was announced to everyone, or to one client, the newest first: staff's own words, so no client's data is read. */
export async function listAnnouncements(deps: Deps, clientId: number | null): Promise<Announcement[]> {
  const rows = await selectAnnouncements(deps.database.db, clientId, mostShown)
  return rows.map(shownAnnouncement)
}
