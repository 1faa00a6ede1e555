import { createHash } from 'node:crypto'
import type { Announcement } from '../../../shared/api/announcements.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { insertAnnouncement, selectAnnouncementByKey } from './announcements.store.ts'
import type { AnnouncementRow } from './announcements.tables.ts'

export interface NewAnnouncement {
  /** null: to everyone. */
  clientId: number | null
  title: string
  message: string
  type: string
  priority: string
  /** The same key of the same person is one announcement. */
  attemptKey: string
  actor: AuditActor
}

/** Keeps it with its audit entry, in one transaction; `isNew` is false for what a double click sent before. */
export async function keepAnnouncement(
  deps: Deps,
  { attemptKey, actor, ...words }: NewAnnouncement,
): Promise<{ kept: Announcement; isNew: boolean }> {
  const now = deps.clock.now()
  const key = createHash('sha256')
    .update(`${actor.id}\n${words.clientId ?? 'everyone'}\n${attemptKey}`)
    .digest('base64url')
  return deps.database.transaction(async (tx) => {
    const inserted = await insertAnnouncement(tx, {
      ...words,
      attemptKey: key,
      authorName: actor.name,
      createdAt: now,
    })
    if (!inserted) {
      const before = await selectAnnouncementByKey(tx, key)
      if (!before) throw new Error('an announcement was neither added nor found')
      return { kept: shownAnnouncement(before), isNew: false }
    }
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: words.clientId === null ? 'announce-to-all' : 'notify-client',
      clientId: words.clientId,
      detail: { announcement: inserted.id, type: words.type, priority: words.priority },
      at: now,
    })
    return { kept: shownAnnouncement(inserted), isNew: true }
  })
}

export function shownAnnouncement(row: AnnouncementRow): Announcement {
  const { id, clientId, title, message, type, priority, authorName, createdAt } = row
  return { id, clientId, title, message, type, priority, by: authorName, at: createdAt.toISOString() }
}
