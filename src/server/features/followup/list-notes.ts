import type { ClientNotes } from '../../../shared/api/followup.ts'
import type { Deps } from '../../deps.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { userIdOf, type Viewer } from '../accounts/viewer.ts'
import { namesOfStaff } from './colleagues.ts'
import { openFollowup } from './followup-text.ts'
import { selectMentions, selectNotes } from './notes.store.ts'

const mostNotes = 500

/** What staff noted of a client, the newest first. The reading stands in the audit log. */
export async function listNotes(
  deps: Deps,
  { clientId, viewer }: { clientId: number; viewer: Viewer },
): Promise<ClientNotes> {
  const shown = await showNotes(deps, clientId, userIdOf(viewer))
  if (shown.notes.length > 0)
    await noteStaffRead(deps, viewer, 'read-notes', clientId, { notes: shown.notes.length })
  return shown
}

/** The same, for whoever has just written or removed one. */
export async function showNotes(
  { database, sealer }: Pick<Deps, 'database' | 'sealer'>,
  clientId: number,
  readerId: string,
): Promise<ClientNotes> {
  const rows = await selectNotes(database.db, clientId, mostNotes)
  const mentions = await selectMentions(
    database.db,
    rows.map(({ id }) => id),
  )
  const names = mentions.length === 0 ? new Map<string, string>() : await namesOfStaff(database.db)
  return {
    notes: rows.map((row) => {
      const named = mentions.filter(({ noteId }) => noteId === row.id)
      return {
        id: row.id,
        text: openFollowup(sealer, 'note', row),
        by: row.authorName,
        isMine: row.authorUserId === readerId,
        at: row.createdAt.toISOString(),
        mentions: named.map(({ userId, seenAt }) => ({
          name: names.get(userId) ?? userId,
          seen: seenAt !== null,
        })),
        waitsForMe: named.some(({ userId, seenAt }) => userId === readerId && seenAt === null),
      }
    }),
  }
}
